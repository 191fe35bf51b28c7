import type { RoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import { Offline, open, Refused } from './calls.ts';
import { tellPaid } from './cue.ts';
import { boot, button, byId, el, fill, isCalm, money, words } from './dom.ts';
import { isFramed, notifyApp } from './parent.ts';

const TOAST_MS = 5_000;

function dialogOf(id: string): HTMLDialogElement | undefined {
  const found = byId(id);
  return found instanceof HTMLDialogElement ? found : undefined;
}

export function say(text: string): void {
  byId('status').textContent = text;
}

function paidText({ payout, stake }: RoundOnWire, currency: string): string {
  if (payout === 0) return words.lost;
  return fill(payout > stake ? words.won : words.back, { amount: `${money(payout)} ${currency}` });
}

/** What came of a round and what it paid, once. @param came in words, without its full stop */
export function sayPaid(round: RoundOnWire, came: string, currency: string): void {
  const paid = paidText(round, currency);
  say(came === '' ? paid : `${came}. ${paid}`);
  tellPaid(round, came);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** A message over the game, with an action where there is one. */
export function toast(text: string, action?: { label: string; run: () => void }): void {
  const box = byId('toast');
  const [line, close] = [box.querySelector('p'), box.querySelector('button')];
  if (!line || !close) return;
  line.textContent = text;
  close.textContent = action?.label ?? words.close;
  close.onclick = () => {
    box.hidden = true;
    action?.run();
  };
  box.hidden = false;
  say(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    box.hidden = true;
  }, TOAST_MS);
}

function askReopen(text: string): void {
  const dialog = dialogOf('over');
  const [line, again] = [dialog?.querySelector('p'), dialog?.querySelector('button')];
  if (!dialog || !line || !again) return;
  line.textContent = text;
  again.hidden = !isFramed;
  again.onclick = () => notifyApp({ type: 'expired' });
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
}

/** The script and texts of verifiable chance are loaded on the first tap. */
function fairButton(): HTMLElement {
  const made = button(words.fairTitle, 'fair-open', () => {
    import('./fair.ts').then(
      ({ openFair }) => openFair(),
      () => {
        made.textContent = words.offline;
      },
    );
  });
  return made;
}

/** Explains a failed call and offers a way out. @throws any error that is not a failed call */
export function failed(error: unknown): void {
  if (error instanceof Offline) toast(words.offline);
  else if (!(error instanceof Refused)) throw error;
  else if (['entry-over', 'seat-over'].includes(error.code)) askReopen(error.message);
  else if (error.code !== 'insufficient-balance') toast(error.message);
  else toast(error.message, { label: words.deposit, run: () => notifyApp({ type: 'need-deposit' }) });
}

/** Opens the seat, builds the page, and tells the app that it is ready. */
export async function openPage(build: (seat: SeatOnWire) => void | Promise<void>): Promise<void> {
  const splash = byId('splash');
  try {
    const seat = await open();
    byId('game').hidden = false;
    if (seat.isBonus) byId('balance-name').textContent = words.bonusBalance;
    await build(seat);
    // A page without them plays on.
    import('./late.ts').then(({ startLate }) => startLate(seat, toast)).catch(() => undefined);
    splash.classList.add('gone');
    setTimeout(() => splash.remove(), isCalm ? 0 : 500);
    document.body.dataset.ready = boot.engine;
    notifyApp({ type: 'ready', name: document.title });
  } catch (error) {
    splash.remove();
    if (error instanceof Offline) askReopen(words.offline);
    else failed(error);
  }
}

/** Fills the sheet with the rules, limits and return of the game. */
export function showRules(seat: SeatOnWire, extra: readonly (Node | string)[] = []): void {
  const dialog = dialogOf('rules');
  const percent = `${(seat.returns * 100).toFixed(1)}%`;
  const limits = {
    least: money(seat.stakes[0] ?? 0),
    most: money(seat.stakeAtMost),
    currency: seat.currency,
  };
  byId('rules-text').append(
    ...(seat.dealer === null ? [] : [el('p', {}, fill(words.presents, { name: seat.dealer }))]),
    el('p', {}, boot.rule),
    ...extra,
    el(
      'p',
      {},
      fill(seat.isBestPlay ? words.returnsBest : words.returns, { percent }),
      ' ',
      fill(words.limits, limits),
    ),
    el('p', {}, words.demo),
    // Matches are no rounds: their seed is the world's.
    ...(seat.engine === 'sportsbook' ? [] : [fairButton()]),
  );
  byId('info').addEventListener('click', () => {
    dialog?.showModal();
    // Opening focuses the button at the end, so long rules would be shown from their end.
    dialog?.scrollTo(0, 0);
  });
  byId('rules-close').addEventListener('click', () => dialog?.close());
}
