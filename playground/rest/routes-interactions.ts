import { InteractionResponseType as R } from 'discord-api-types/v10';
import type { APIInteractionResponse } from 'discord-api-types/v10';
import { linked } from '../world/attachments.js';
import { byType, oneOf, shape } from '../limits/check.js';
import type { Check } from '../limits/check.js';
import { acknowledge, byToken, followUp, reachable } from '../interactions/interactions.js';
import { autocompleteResult } from '../limits/limits-command.js';
import { modal } from '../limits/limits-components.js';
import { deferral, editMessage, responseMessage } from '../limits/limits-message.js';
import { edit } from '../world/posting.js';
import type { Rewritten, Written } from '../world/posting.js';
import { noContent, ok, param } from './router.js';
import type { Call, Route } from './router.js';
import { removeMessage } from '../world/world.js';
import type { InteractionRecord, StoredMessage } from '../world/world.js';

const withData = (type: R, data: Check, needed: boolean): Check =>
  shape({
    required: { type: oneOf([type]), ...(needed ? { data } : {}) },
    optional: needed ? {} : { data },
  });

const callback = byType({
  [R.ChannelMessageWithSource]: withData(R.ChannelMessageWithSource, responseMessage, true),
  [R.DeferredChannelMessageWithSource]: withData(R.DeferredChannelMessageWithSource, deferral, false),
  [R.DeferredMessageUpdate]: shape({ required: { type: oneOf([R.DeferredMessageUpdate]) } }),
  [R.UpdateMessage]: withData(R.UpdateMessage, editMessage, false),
  [R.ApplicationCommandAutocompleteResult]: withData(R.ApplicationCommandAutocompleteResult, autocompleteResult, true),
  [R.Modal]: withData(R.Modal, modal, true),
});

const owner = (call: Call): InteractionRecord => byToken(call.world, param(call, 'application'), param(call, 'token'));
const target = (call: Call): StoredMessage => reachable(call.world, owner(call), param(call, 'message'));

const WEBHOOK = '/webhooks/:application/:token';

/** What an interaction's token opens. None of it needs the bot token or counts towards the global limit. */
export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    query: ['with_response'],
    body: callback,
    uploads: true,
    open: true,
    handle: (call) => {
      const response = call.body as APIInteractionResponse;
      const { world, uploads } = call;
      const result = acknowledge(world, param(call, 'interaction'), param(call, 'token'), response, uploads);
      return call.query.get('with_response') === 'true' ? ok(result) : noContent;
    },
  },
  {
    method: 'POST',
    path: WEBHOOK,
    query: ['wait'],
    body: responseMessage,
    uploads: true,
    open: true,
    handle: (call) => ok(linked(call.world, followUp(call.world, owner(call), call.body as Written, call.uploads))),
  },
  {
    method: 'GET',
    path: `${WEBHOOK}/messages/:message`,
    open: true,
    handle: (call) => ok(linked(call.world, target(call))),
  },
  {
    method: 'PATCH',
    path: `${WEBHOOK}/messages/:message`,
    query: ['wait'],
    body: editMessage,
    uploads: true,
    open: true,
    handle: (call) => ok(linked(call.world, edit(call.world, target(call), call.body as Rewritten, call.uploads))),
  },
  {
    method: 'DELETE',
    path: `${WEBHOOK}/messages/:message`,
    open: true,
    handle: (call) => {
      removeMessage(call.world, target(call));
      return noContent;
    },
  },
];
