import { chanceProblems } from './chance.js';
import { el, said } from './elements.js';

/** Problems that are listed; there may be thousands. */
const LISTED = 20;

/** The part of the page that checks every draw when somebody wants it; nothing where there is nothing to check. */
export const diceCheck = ({ chance, words }) => {
  if (chance === null) return '';
  const texts = words.dice;
  const found = el('div', { role: 'status' });
  const check = () => {
    const problems = chanceProblems(chance);
    const dice = chance.draws.filter(([, purpose]) => purpose === 'die').length;
    const verdict =
      problems.length === 0
        ? said(texts.right, { count: chance.draws.length, dice, words: chance.words.length })
        : said(texts.wrong, { number: problems.length });
    found.replaceChildren(
      el('p', { class: problems.length === 0 ? 'verdict' : 'verdict problem' }, verdict),
      el('ul', {}, problems.slice(0, LISTED).map((problem) => el('li', {}, said(texts[problem.is], problem)))),
      el('h3', {}, texts.notProven),
      el('ul', {}, chance.limits.map((line) => el('li', {}, line))),
    );
  };
  return el(
    'section',
    { class: 'dice-check', 'aria-labelledby': 'dice-heading' },
    el('h2', { id: 'dice-heading' }, texts.title),
    el('p', { class: 'quiet' }, texts.explain),
    el('button', { type: 'button', onclick: check }, texts.check),
    found,
  );
};
