import { acted, type Handler } from '../answer/clicked.js';
import { say } from '../answer/answer.js';

/** The button of the lobby that has a role mentioned; what the server or Discord has against it is said to the host. */
export const roleCalled: Handler = async (clicked) => {
  const { live, actor, table } = clicked;
  const { channel, interaction, person, place, w } = actor;
  const { finding, host } = table.data;
  if (finding.role !== null && !finding.called && host === person.user && place.server !== null) {
    const way = live.roles.mention(place.server, finding.role, place.granted);
    if (way === 'gone') return say(w.finding.roleGone);
    if (way === 'forbidden') return say(w.finding.mayNotMention(`<@&${finding.role}>`));
  }
  return acted(clicked, live.tables.callRole(channel, interaction, person));
};
