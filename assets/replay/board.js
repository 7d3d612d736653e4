import { chip, coloured } from './cards.js';
import { el, heard, said } from './elements.js';
import { die, emblem, icon } from './emblems.js';

/** Draws what lies on the table at a moment; what is new or other than at the moment before is marked. */
export const boardOf = ({ cards, words, board, players }, looks, openCard) => {
  const cardButton = (at, kind, { turned = false, counters = 0, isNew = false, small = false } = {}) => {
    const { name } = cards[at];
    const states = [turned ? words.turned : '', counters > 0 ? `${words.counters}: ${counters}` : ''].filter(Boolean);
    return el(
      'button',
      {
        type: 'button',
        class: `card${turned ? ' turned' : ''}${isNew ? ' new' : ''}${small ? ' small' : ''}`,
        style: coloured(kind, looks),
        'aria-label': [name, ...states].join(', '),
        title: name,
        onclick: () => openCard(at, kind),
      },
      el('span', { class: 'stage' }, emblem(at), counters > 0 ? el('span', { class: 'count' }, counters) : ''),
      el('span', { class: 'name' }, name),
    );
  };

  const changeOf = (now, before) => {
    if (before === undefined || before === null || now === before) return '';
    return now > before ? 'up' : 'down';
  };

  const fightChips = ([hp, most, evasion, attack], before) => [
    chip('heart', most === null ? String(hp) : `${hp}/${most}`, words.hp, changeOf(hp, before?.[0])),
    evasion === null ? '' : chip('die', `${evasion}+`, words.evasion, changeOf(evasion, before?.[2])),
    attack === null ? '' : chip('sword', String(attack), words.attack, changeOf(attack, before?.[3])),
  ];

  const slot = (tile, before, isAttacked) => {
    if (tile.card === null) return el('li', { class: 'slot empty' }, board.emptySlot);
    const isSame = before?.card === tile.card;
    return el(
      'li',
      { class: `slot${isAttacked ? ' attacked' : ''}${tile.danger === null ? '' : ' danger'}` },
      isAttacked ? el('span', { class: 'flag' }, icon('sword'), words.attacked) : '',
      cardButton(tile.card, tile.kind, { counters: tile.counters, isNew: before !== undefined && !isSame }),
      el(
        'div',
        { class: 'chips' },
        tile.fight === null ? [] : fightChips(tile.fight, isSame ? before.fight : undefined),
        tile.souls > 0 ? chip('soul', String(tile.souls), words.souls) : '',
        tile.covered > 0 ? chip('pile', String(tile.covered), words.covered) : '',
      ),
    );
  };

  const zone = (name, among, tiles, before, attack) =>
    tiles.length === 0
      ? ''
      : el(
          'section',
          { class: `zone zone-${among}`, 'aria-label': name },
          el('h3', {}, name),
          el(
            'ul',
            { class: 'slots' },
            tiles.map((tile, at) =>
              slot(tile, before?.[at], attack?.to.among === among && attack.to.index === at),
            ),
          ),
        );

  const hitOf = (hits) => (hits === null ? '' : hits ? board.hit : board.miss);

  const onStack = ({ kind, card, title, by, targets, number, hits }, at, height) => {
    const text = [title, by === '' ? '' : `(${by})`, targets === '' ? '' : `→ ${targets}`].filter(Boolean).join(' ');
    return el(
      'li',
      { class: `stacked stacked-${kind}${at === 0 && height > 0 ? ' top' : ''}`, style: coloured(kind, looks) },
      el(
        'span',
        { class: 'stage' },
        kind === 'roll' ? die(number) : kind === 'damage' ? icon('burst') : kind === 'death' ? icon('skull') : emblem(card),
      ),
      el('span', { class: 'what' }, text, number === null || kind === 'death' ? '' : el('b', {}, ` ${number}`)),
      hits === null ? '' : el('span', { class: hits ? 'hit' : 'miss' }, hitOf(hits)),
    );
  };

  const stackZone = (stack) => {
    const fromTop = stack.toReversed();
    return el(
      'section',
      { class: 'zone zone-stack', 'aria-label': words.stack },
      el('h3', {}, words.stack),
      fromTop.length === 0
        ? el('p', { class: 'quiet' }, board.stackEmpty)
        : el('ol', {}, fromTop.map((item, at) => onStack(item, at, fromTop.length))),
    );
  };

  const deckZone = ({ piles, bonusSouls, supply, next }, showsHidden) =>
    el(
      'section',
      { class: 'zone zone-decks', 'aria-label': words.decks },
      el('h3', {}, words.decks),
      el(
        'ul',
        { class: 'decks' },
        piles.map(({ deck, left, discarded }) =>
          el(
            'li',
            { class: 'deck', style: coloured(deck, looks) },
            el('span', { class: 'deck-name' }, icon(deck), words.deck[deck]),
            el('span', { class: 'quiet' }, `${said(words.left, { number: left })} · ${said(words.discarded, { number: discarded })}`),
            showsHidden && next?.[deck]?.length > 0
              ? el(
                  'span',
                  { class: 'next', role: 'group', 'aria-label': words.nextCards },
                  next[deck].map((at) => cardButton(at, deck, { small: true })),
                )
              : '',
          ),
        ),
        bonusSouls.length === 0
          ? ''
          : el(
              'li',
              { class: 'deck', style: coloured('soul', looks) },
              el('span', { class: 'deck-name' }, icon('soul'), words.bonusSouls),
              el('span', { class: 'next' }, bonusSouls.map((at) => cardButton(at, 'soul', { small: true }))),
            ),
        el('li', { class: 'deck' }, el('span', { class: 'deck-name' }, icon('coin'), words.supply), el('span', { class: 'quiet' }, `${supply}¢`)),
      ),
    );

  const has = (list, at) => list.some(([card]) => card === at);

  const playerZone = (player, before, at, { attack, showsHidden }) => {
    const { name } = players[at];
    const goal = player.goal === null ? String(player.souls) : `${player.souls}/${player.goal}`;
    const isAttacked = attack?.to.among === 'players' && attack.to.index === at;
    return el(
      'section',
      {
        class: `player seat-${at}${player.active ? ' active' : ''}${player.dead ? ' dead' : ''}${isAttacked ? ' attacked' : ''}${player.danger === null ? '' : ' danger'}`,
        'aria-label': name,
      },
      el(
        'header',
        {},
        player.character === null ? '' : cardButton(player.character[0], 'character', { turned: player.character[1], counters: player.character[2], small: true }),
        el(
          'div',
          {},
          el('h3', {}, el('span', { class: 'mark', 'aria-hidden': 'true' }), name, player.active ? heard(`, ${words.active}`) : '', player.dead ? heard(`, ${words.dead}`) : ''),
          el(
            'div',
            { class: 'chips' },
            chip('heart', `${player.hp}/${player.maxHp}`, words.hp, changeOf(player.hp, before?.hp)),
            chip('sword', String(player.atk), words.attack, changeOf(player.atk, before?.atk)),
            player.dc === null ? '' : chip('die', `${player.dc}+`, words.evasion),
            chip('coin', `${player.coins}¢`, words.coins, changeOf(player.coins, before?.coins)),
            chip('hand', String(player.hand), words.cardsInHand, changeOf(player.hand, before?.hand)),
            chip('soul', goal, words.souls, changeOf(player.souls, before?.souls)),
          ),
        ),
        attack?.from === at ? el('span', { class: 'flag' }, icon('sword')) : '',
        player.dead ? el('span', { class: 'flag' }, icon('skull')) : '',
      ),
      el(
        'div',
        { class: 'things' },
        player.things.map(([card, turned, counters]) =>
          cardButton(card, cards[card].kind, {
            turned,
            counters,
            small: true,
            isNew: before !== undefined && !has(before.things, card),
          }),
        ),
        player.soulCards.map((card) => cardButton(card, 'soul', { small: true, isNew: before !== undefined && !before.soulCards.includes(card) })),
      ),
      showsHidden && player.cards !== null
        ? el(
            'div',
            { class: 'hand', role: 'group', 'aria-label': `${words.hand}: ${name}` },
            el('span', { class: 'quiet' }, icon('hand'), ' ', player.cards.length === 0 ? words.emptyHand : ''),
            player.cards.map((card) => cardButton(card, 'loot', { small: true, isNew: before !== undefined && before.cards !== null && !before.cards.includes(card) })),
          )
        : '',
    );
  };

  /** The scene of a moment; `before` is the moment before where one has just gone on from it. */
  return (scene, before, showsHidden) => [
    el(
      'div',
      { class: 'table' },
      zone(words.monsters, 'monsters', scene.monsters, before?.monsters, scene.attack),
      stackZone(scene.stack),
      zone(words.shop, 'shop', scene.shop, before?.shop, scene.attack),
      zone(words.rooms, 'rooms', scene.rooms, before?.rooms, scene.attack),
      deckZone(scene, showsHidden),
    ),
    el(
      'div',
      { class: 'players', role: 'group', 'aria-label': words.players },
      scene.players.map((player, at) =>
        playerZone(player, before?.players[at], at, { attack: scene.attack, showsHidden }),
      ),
    ),
  ];
};
