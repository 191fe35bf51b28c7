import type { LastRoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import { makeBoard } from '../board/board.ts';
import { ears, over } from '../frame/cue.ts';
import { boot, button, byId, el, fill, words } from '../frame/dom.ts';
import { addStyle } from '../frame/late-style.ts';
import { change, settings } from '../frame/settings.ts';
import { plainTimes } from '../pays/pays.tsx';
import { textsIn } from '../words/text-pairs.ts';
import style from './rounds.css?inline';
import { signed } from './signed.ts';
import { sessionTexts } from './words.ts';

const text = textsIn(sessionTexts, boot.lang);
addStyle(style);

const SHOWN_AT_MOST = 20;

const toneOf = (amount: number) => (amount > 0 ? 'more' : amount < 0 ? 'less' : '');

type Toast = (text: string) => void;

function look(round: LastRoundOnWire, came: string, isShared: boolean, toast: Toast): void {
  import('./round-details.ts').then(
    ({ openRound }) => openRound(round, came, isShared),
    () => toast(words.offline),
  );
}

function drawRound(round: LastRoundOnWire, onLook: () => void): HTMLButtonElement {
  const { stake, payout } = round;
  const amount = signed(payout - stake);
  const result = stake === 0 ? text.free : plainTimes((payout / stake) * 100);
  const made = button('', toneOf(payout - stake), onLook);
  made.append(el('b', {}, result), ' ', el('small', {}, amount));
  made.setAttribute('aria-label', fill(text.look, { result, amount }));
  return made;
}

function quickSwitch(toast: Toast): HTMLElement {
  const made = button('⚡', 'round quick', () => {
    change({ quick: !settings.quick });
    show();
    toast(settings.quick ? text.quickOn : text.quickOff);
  });
  const show = () => made.setAttribute('aria-checked', String(settings.quick));
  made.setAttribute('role', 'switch');
  made.setAttribute('aria-label', text.quick);
  show();
  return made;
}

/** The last rounds of the player in this game, and the result of the session. */
export function buildRounds({ last, live, session }: SeatOnWire, toast: Toast): void {
  const result = el('b', {}, text.none);
  const list = el('ul', { 'aria-label': text.last });
  const board = makeBoard(list);
  const counted = new Set(last.map(({ round }) => round));
  /** @param came result in words; empty for a round before this visit */
  const draw = (round: LastRoundOnWire, came = '') =>
    drawRound(round, () => look(round, came, live !== null, toast));
  let drawn = last.map((round) => draw(round));
  let { count, net } = session;

  function show(): void {
    if (count > 0) {
      result.textContent = fill(count === 1 ? text.oneRound : text.rounds, { amount: signed(net), count });
      result.className = toneOf(net);
    }
    list.replaceChildren(...drawn.map((made) => el('li', {}, made)));
    list.hidden = drawn.length === 0;
    board.lay(drawn);
  }
  show();
  byId('rounds').append(
    // A shared round has the same length for everybody, so there is no quick play.
    ...(live ? [] : [quickSwitch(toast)]),
    el('p', {}, el('small', {}, text.session), el('span', { class: 'unseen' }, ': '), result),
    list,
  );
  function note(round: LastRoundOnWire, came: string): void {
    if (counted.has(round.round)) return;
    counted.add(round.round);
    count += 1;
    net += round.payout - round.stake;
    drawn = [draw(round, came), ...drawn].slice(0, SHOWN_AT_MOST);
    show();
  }
  for (const paid of over) note(...paid);
  ears.note = note;
}
