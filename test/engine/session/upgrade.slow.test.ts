import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { projectRoot } from '../../../src/ops/index.js';
import {
  save,
  seededRandom,
  type Card,
  type Decision,
  type Resources,
  type SavedGame,
  type Session,
} from '../../../src/engine/index.js';
import { aimed, deal, lootAbility, monsters, target } from '../../../src/engine/vocabulary/index.js';
import type * as Engine from '../../../src/engine/index.js';
import { newGame, numbers, playOut } from '../../support/playout.js';
import { internalsOf } from '../../support/internals.js';
import { amount } from '../../support/amount.js';

const SAVES = amount(250, 1000);
const newBuild = join(projectRoot(), 'node_modules', '.cache', `upgrade-${process.pid}`);

/** Changes one line of the built engine; fails when the line is not there exactly once. */
const patch = (file: string, from: RegExp, to: string): void => {
  const path = join(newBuild, file);
  const source = readFileSync(path, 'utf8');
  expect(source.match(new RegExp(from, 'g')), `${file} has the line to change`).toHaveLength(1);
  writeFileSync(path, source.replace(from, to));
};

let upgraded: typeof Engine;
/** Each build knows its own sessions only. */
let upgradedInternals: typeof internalsOf;

beforeAll(async () => {
  rmSync(newBuild, { recursive: true, force: true });
  mkdirSync(newBuild, { recursive: true });
  cpSync(join(projectRoot(), 'dist'), newBuild, { recursive: true });
  writeFileSync(join(newBuild, 'package.json'), '{"type":"module"}');
  // The penalty asks for the loot card before the item.
  patch(
    'src/engine/rules/combat/death-penalty.js',
    /(\n\s*yield\* g\.perform\(\{ type: 'penaltyItem'[^\n]*)(\n\s*yield\* g\.perform\(\{ type: 'penaltyLoot'[^\n]*)/,
    '$2$1',
  );
  // Between the mode and the targets of what is announced something is drawn.
  patch(
    'src/engine/rules/characteristics/targets.js',
    /(\n\s*const targets = yield\* chooseTargets\()/,
    " g.draw('random', 2);$1",
  );
  const built = (file: string): Promise<unknown> => import(pathToFileURL(join(newBuild, 'src/engine', file)).href);
  upgraded = (await built('index.js')) as typeof Engine;
  upgradedInternals = ((await built('session/internals.js')) as { readonly internalsOf: typeof internalsOf })
    .internalsOf;
});

afterAll(() => rmSync(newBuild, { recursive: true, force: true }));

/** Bombs hit monsters only, for two. */
const changedBomb: Card = { ...cardById('bomb'), abilities: [lootAbility(aimed(deal(2, target()), monsters()))] };
const resources: Resources = {
  cards: { card: (id) => (id === 'bomb' ? changedBomb : cardById(id)) },
  random: seededRandom,
};

const isWorthKeeping = (session: Session, decision: Decision, random: () => number): boolean => {
  if (internalsOf(session).answers.length === 0) return decision.key === 'priority' ? random() < 0.002 : random() < 0.1;
  const acted = internalsOf(session).answers.some((answer) => !('chose' in answer) || answer.chose[0]?.id !== 'pass');
  return acted || decision.key !== 'priority' ? true : random() < 0.005;
};

/** Plays with the old build for its saves, most of them in the middle of an action or a resolution. */
const playOld = (): readonly SavedGame[] => {
  const found: SavedGame[] = [];
  const random = numbers(99);
  for (let seed = 700; found.length < SAVES; seed += 1)
    playOut(newGame(seed), seed, (session, decision) => {
      if (isWorthKeeping(session, decision, random)) found.push(JSON.parse(JSON.stringify(save(session))) as SavedGame);
      return session;
    });
  return found.slice(0, SAVES);
};

let old: readonly SavedGame[] | undefined;
const oldSaves = (): readonly SavedGame[] => (old ??= playOld());

describe('an upgrade in the middle of games', () => {
  it('keeps what still fits, says what it dropped, and is never silently different', () => {
    const dropped = { saves: 0, penalty: 0, bomb: 0, drawn: 0 };
    for (const saved of oldSaves()) {
      const { session, corrected } = upgraded.load(saved, resources);
      const { answers: kept, opening, state } = upgradedInternals(session);
      kept.forEach((answer, at) => expect(answer).toEqual(saved.answers[at]));
      const lost = saved.answers.slice(kept.length).filter((answer) => 'key' in answer);
      const lines = upgraded.takeEntries(session).filter(({ line }) => line.say === 'corrected');
      const openingDiffers = JSON.stringify(opening) !== JSON.stringify(saved.opening);
      if (lost.length === 0 && !openingDiffers) {
        expect(corrected).toBeNull();
        expect(lines).toEqual([]);
      } else {
        expect(corrected?.dropped).toEqual(lost);
        expect(lines).toHaveLength(1);
        expect(lines[0]?.line.amount).toBe(lost.length);
        dropped.saves += 1;
        if (lost[0]?.key === 'deathPenalty.item') dropped.penalty += 1;
        else if (lost.some(({ chose }) => chose[0]?.meaning.card === 'bomb')) dropped.bomb += 1;
        else dropped.drawn += 1;
      }
      const drawn = [saved.opening, ...lost].reduce((sum, part) => sum + part.drawn.length, 0);
      const checkpoint = JSON.parse(saved.checkpoint) as { draws: number };
      if (lost.length > 0) expect(state.draws).toBeGreaterThanOrEqual(checkpoint.draws + drawn);
      const again = upgraded.load(JSON.parse(JSON.stringify(upgraded.save(session))) as SavedGame, resources);
      expect(again.corrected).toBeNull();
      expect(JSON.stringify(upgraded.decisionOf(again.session))).toBe(JSON.stringify(upgraded.decisionOf(session)));
    }
    expect(dropped.penalty, 'the reordered question was met').toBeGreaterThan(0);
    expect(dropped.bomb, 'the changed card was met').toBeGreaterThan(0);
    expect(dropped.drawn, 'the additional draw was met').toBeGreaterThan(0);
    expect(dropped.saves, 'and others went on as they were').toBeLessThan(SAVES);
  });

  it('plays every corrected game on to its end', () => {
    const random = numbers(1);
    for (const saved of oldSaves().filter((_, at) => at % 100 === 0)) {
      const { session } = upgraded.load(saved, resources);
      for (let at = 0; at < 30_000 && upgraded.outcomeOf(session) === null; at += 1) {
        const decision = upgraded.decisionOf(session);
        if (decision === null) break;
        const choices = decision.options.filter(({ id }) => id !== 'back');
        const pass = decision.key === 'priority' && decision.player !== upgraded.turnOf(session).active;
        const order = choices.toSorted(() => random() - 0.5).map(({ id }) => id);
        upgraded.apply(
          session,
          decision.player,
          pass ? ['pass'] : order.slice(0, Math.max(decision.min, Math.min(1, decision.max))),
        );
      }
      expect(upgraded.outcomeOf(session)).not.toBeNull();
    }
  });
});
