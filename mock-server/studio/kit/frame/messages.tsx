/** @jsxImportSource preact */

import type { RoundOnWire } from '../../wire/game-wire.ts';
import { Offline, Refused } from './calls.ts';
import { publishPayout } from './cue.ts';
import { byId, fill, money, words } from './dom.ts';
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

export function showReopen(text: string): void {
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
  else if (error.code === 'insufficient-balance')
    toast(error.message, { label: words.deposit, run: () => notifyApp({ type: 'need-deposit' }) });
  else {
    toast(error.message);
    if (error.code === 'account-excluded') notifyApp({ type: 'excluded' });
  }
}

/** Uses a part of the page that loads on demand. */
export const load = <Part,>(part: Promise<Part>, use: (part: Part) => void): Promise<void> =>
  part.then(use, () => toast(words.offline));
