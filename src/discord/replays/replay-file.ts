import { readFileSync } from 'node:fs';
import { assetPath } from '../../ops/index.js';
import { BAND, ICON_PATHS, RAYS } from '../picture/index.js';
import { momentsIn, pageData, playedPage, type PageOf, type PlayedPage } from './page-data.js';

/** Bytes that a page has at the most: less than 1.5 MB. */
const MOST = 1_450_000;

/** What the page runs, one after the other: each file imports from those before it alone. */
const SCRIPTS = [
  'changes',
  'elements',
  'emblems',
  'cards',
  'board',
  'log',
  'curve',
  'chance',
  'dice-check',
  'player',
] as const;

const read = (name: string): string => readFileSync(assetPath('replay', name), 'utf8');

/** A module as a part of one script: imports name what stands above already. */
const asPart = (text: string): string =>
  text.replaceAll(/^import [^;]*;\n/gmu, '').replaceAll(/^export (?=const|function|class)/gmu, '');

/** JSON that can stand in a page: nothing in it ends its element. */
const inPage = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** The page around its data. It may ask nobody for anything: what it needs stands in it. */
const around = ({ w }: PageOf, data: unknown): string => {
  const { heading } = w.replaying.page;
  const script = SCRIPTS.map((name) => asPart(read(`${name}.js`))).join('\n');
  const looks = { icons: ICON_PATHS, bands: BAND, grounds: RAYS };
  return `<!doctype html>
<html lang="${w.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="dark light">
<title>${escaped(heading)}</title>
<style>
${read('page.css')}</style>
</head>
<body>
<div id="page"></div>
<script type="application/json" id="replay">${inPage(data)}</script>
<script type="application/json" id="looks">${inPage(looks)}</script>
<script type="module">
${script}</script>
</body>
</html>
`;
};

/** Bytes for the first moment of a page, which is told whole. */
const WHOLE_MOMENT = 20_000;

/** How many of the first turns are left out, so that the others fit. */
const leftOut = (played: PlayedPage): number => {
  const { page, turns } = played;
  const sizes = momentsIn(turns).map((moments) => Buffer.byteLength(inPage(moments)));
  let room = MOST - WHOLE_MOMENT - Buffer.byteLength(around(page, pageData(played, turns.length)));
  const last = sizes.findLastIndex((size) => {
    room -= size;
    return room < 0;
  });
  return last + 1;
};

/**
 * The page of a replay, in one file that needs nothing else: at most 1.5 MB, for which the first turns of a very long game
 * are left out. Null for a table without a game.
 */
export const replayFile = async (page: PageOf): Promise<Buffer | null> => {
  const played = await playedPage(page);
  if (played === null || played.turns.length === 0) return null;
  return Buffer.from(around(page, pageData(played, Math.min(leftOut(played), played.turns.length - 1))));
};
