/** @jsxImportSource preact */

import type { RoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import type { RulesView } from '../pays/pay-table.tsx';
import { Offline, open, Refused } from './calls.ts';
import { publishPayout } from './cue.ts';
import { boot, byId, fill, isCalm, money, words } from './dom.ts';
import { draw, openSheet, shown } from './frame.tsx';
import { isFramed, notifyApp } from './parent.ts';
import { Button } from './parts.tsx';

const TOAST_MS = 5_000;

export function announce(text: string): void {
  byId('status').textContent = text;
}

function payoutText({ payout, stake }: RoundOnWire, currency: string): string {
  if (payout === 0) return words.lost;
  return fill(payout > stake ? words.won : words.back, { amount: `${money(payout)} ${currency}` });
}

/** @param came result in words, without its full stop */
export function announcePayout(round: RoundOnWire, came: string, currency: string): void {
  const paid = payoutText(round, currency);
  announce(came === '' ? paid : `${came}. ${paid}`);
  publishPayout(round, came);
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string, action?: { label: string; run: () => void }): void {
  shown.toast = { text, label: words.close, ...action };
  draw();
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    delete shown.toast;
    draw();
  }, TOAST_MS);
}

let isOver = false;

function showReopen(text: string): void {
  if (isOver) return;
  isOver = true;
  const onCancel = (event: Event) => event.preventDefault();
  const foot = () =>
    isFramed && (
      <Button class="action" onClick={() => notifyApp({ type: 'expired' })}>
        {words.reopen}
      </Button>
    );
  openSheet({ id: 'over', title: words.overTitle, foot, onCancel }, () => <p>{text}</p>);
}

/** @throws any error that is not a failed call */
export function failed(error: unknown): void {
  if (error instanceof Offline) toast(words.offline);
  else if (!(error instanceof Refused)) throw error;
  else if (error.code.endsWith('-over')) showReopen(error.message);
  else if (error.code !== 'insufficient-balance') toast(error.message);
  else toast(error.message, { label: words.deposit, run: () => notifyApp({ type: 'need-deposit' }) });
}

export async function openPage(build: (seat: SeatOnWire) => void | Promise<void>): Promise<void> {
  const splash = byId('splash');
  try {
    const seat = await open();
    shown.seat = seat;
    draw();
    await build(seat);
    draw();
    import('./late.ts').then((late) => late.startLate(seat)).catch(() => undefined);
    splash.classList.add('gone');
    setTimeout(() => splash.remove(), isCalm ? 0 : 500);
    document.body.dataset.ready = boot.engine;
    notifyApp({ type: 'ready', name: document.title });
  } catch (error) {
    await import('./late-style.ts').catch(() => undefined);
    splash.remove();
    if (error instanceof Offline) showReopen(words.offline);
    else failed(error);
  }
}

/** Uses a part of the page that loads on demand. */
export const load = <Part,>(part: Promise<Part>, use: (part: Part) => void): Promise<void> =>
  part.then(use, () => toast(words.offline));

/** @param extra rules of the game's own, after what it is about */
export function showRules(seat: SeatOnWire, extra: RulesView): void {
  shown.onInfo = () => void load(import('./rules-sheet.tsx'), (sheet) => sheet.openRules(seat, extra));
}
