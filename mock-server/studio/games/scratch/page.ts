import type { GameWords } from '../words.ts';
import './page.css';
import { makeBoard } from '../../kit/board/board.ts';
import {
  boot,
  button,
  byId,
  el,
  fill,
  gameWords,
  isOff,
  money,
  pause,
  picture,
  short,
  switchOff,
  times,
} from '../../kit/frame/dom.ts';
import { follow } from '../../kit/frame/follow.ts';
import { notifyApp } from '../../kit/frame/parent.ts';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { say } from '../../kit/frame/talk.tsx';
import { payTable } from '../../kit/pays/pay-table.ts';
import { scratchPays as pays, SCRATCH_BLANK, SCRATCH_FIELDS, scratchChances } from './engine.ts';
import { buildFoil } from './page-foil.ts';
import { tellScratch } from './tell.ts';

const words = gameWords<GameWords>();

/**
 * In ms. A card may stay open for long, and the app's header waits for its result only while it receives such messages.
 */
const STILL_ON_MS = 10_000;
const ONE_AFTER_ANOTHER_MS = 90;
const ALIKE = 3;

/** Most valuable first. The first symbol of a game is its cover's and no prize. */
const drawings = boot.art.symbols.slice(1);
const names = boot.names.slice(1);

function buildCard(currency: string) {
  const fields = Array.from({ length: SCRATCH_FIELDS }, () =>
    el('button', { type: 'button', class: 'field', 'aria-disabled': 'true' }),
  );
  const foil = buildFoil(fields, open);
  let symbols: readonly number[] = [];
  let amounts: readonly string[] = [];
  let opened = new Set<number>();
  let isOpening = false;
  let done = () => {};

  const nameOf = (at: number) => fill(words.field, { n: at + 1 });
  const threeAlike = () =>
    pays.findIndex((_, symbol) => [...opened].filter((at) => symbols[at] === symbol).length === ALIKE);

  function open(at: number): void {
    const field = fields[at];
    if (opened.has(at) || symbols[at] === undefined || !field) return;
    opened.add(at);
    foil.bare(at);
    field.classList.add('open');
    field.setAttribute('aria-label', `${nameOf(at)}: ${amounts[at]}`);
    field.setAttribute('aria-disabled', 'true');
    const alike = threeAlike();
    if (alike !== -1) {
      for (const [place, symbol] of symbols.entries())
        if (symbol === alike) fields[place]?.classList.add('won');
    }
    if (opened.size === fields.length) {
      grid.classList.remove('on');
      done();
    } else if (alike !== -1) void openAll();
  }

  async function openAll(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    for (const at of fields.keys()) {
      if (opened.has(at)) continue;
      open(at);
      await pause(ONE_AFTER_ANOTHER_MS);
    }
    isOpening = false;
  }

  for (const [at, field] of fields.entries()) {
    field.setAttribute('aria-label', nameOf(at));
    field.addEventListener('click', () => {
      open(at);
      if (symbols.length > 0) say(field.getAttribute('aria-label') ?? '');
    });
  }
  const grid = el(
    'div',
    { class: 'fields', role: 'group', 'aria-label': words.scratch.threeAlike },
    ...fields,
    foil.canvas,
  );
  const board = makeBoard(grid, fields);
  // The foil stays on until the first card is bought.
  foil.cover();
  const head = el('p', { class: 'alike' }, words.scratch.threeAlike);
  return {
    root: el('div', { class: 'place' }, el('div', { class: 'ticket' }, head, grid)),
    /** @returns resolves when the card is fully open */
    lay(drawn: readonly number[], stake: number) {
      symbols = drawn;
      opened = new Set();
      foil.cover();
      grid.classList.add('on');
      amounts = drawn.map((symbol) =>
        symbol === SCRATCH_BLANK
          ? words.scratch.blank
          : `${names[symbol]?.one}, ${money(((pays[symbol] ?? 0) * stake) / 100)} ${currency}`,
      );
      for (const [at, field] of fields.entries()) {
        const symbol = drawn[at] ?? 0;
        field.className = 'field';
        field.setAttribute('aria-label', `${nameOf(at)}: ${words.scratch.covered}`);
        field.setAttribute('aria-disabled', 'false');
        if (symbol === SCRATCH_BLANK) field.replaceChildren();
        else
          field.replaceChildren(
            picture(drawings[symbol] ?? ''),
            // CSS draws the amount, so screen readers do not read it through the foil.
            el('b', { 'data-amount': short(((pays[symbol] ?? 0) * stake) / 100) }),
          );
      }
      return new Promise<void>((resolve) => {
        done = resolve;
      });
    },
    openAll,
    choice: board.choice,
  };
}

void start((table): GamePage => {
  const card = buildCard(table.seat.currency);
  const all = button(words.scratch.scratchAll, 'tool all', () => {
    if (!isOff(all)) void card.openAll();
  });
  switchOff(all, true);
  table.lay(card.root, all);
  table.setAction(words.scratch.newCard);
  const rows = pays.map((pay, symbol) => ({
    picture: picture(drawings[symbol] ?? ''),
    name: names[symbol]?.one ?? '',
    pays: [times(pay), `${+(scratchChances[symbol] ?? 0).toFixed(2)}%`],
  }));

  return {
    rules: [
      payTable(words.scratch.alikePay, [words.scratch.symbol, words.payout, words.scratch.chance], rows),
    ],
    async act() {
      const stake = table.stake();
      const round = await table.play([{ spot: 'card', stake }]);
      await showRound(table, round, 'scratch', async (outcome) => {
        table.setAction(words.scratch.newCard, { isOff: true });
        switchOff(all, false);
        say(words.scratch.scratchNow);
        // The header's total includes the win already; it must hide this amount.
        const still = setInterval(() => notifyApp({ type: 'round', stake: round.payout }), STILL_ON_MS);
        const opened = card.lay(outcome.fields, stake);
        follow(card.choice());
        await opened;
        clearInterval(still);
        switchOff(all, true);
        return tellScratch(words, outcome.fields, names);
      });
      table.setAction(words.scratch.newCard);
      follow(byId('action'));
    },
  };
});
