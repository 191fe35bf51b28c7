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

/** @param came result in words, without its full stop */
export function sayPaid(round: RoundOnWire, came: string, currency: string): void {
  const paid = paidText(round, currency);
  say(came === '' ? paid : `${came}. ${paid}`);
  tellPaid(round, came);
}

let timer: ReturnType<typeof setTimeout> | undefined;

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
  if (!dialog || !line || !again || dialog.open) return;
  line.textContent = text;
  again.hidden = !isFramed;
  again.onclick = () => notifyApp({ type: 'expired' });
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
}

/** The script and texts of verifiable chance load on the first tap. */
function fairButton(): HTMLElement {
  const made = button(words.fairTitle, 'fair-open', () => {
    import('../fair/fair.ts').then(
      ({ openFair }) => openFair(),
      () => {
        made.textContent = words.offline;
      },
    );
  });
  return made;
}

/** @throws any error that is not a failed call */
export function failed(error: unknown): void {
  if (error instanceof Offline) toast(words.offline);
  else if (!(error instanceof Refused)) throw error;
  else if (error.code.endsWith('-over')) askReopen(error.message);
  else if (error.code !== 'insufficient-balance') toast(error.message);
  else toast(error.message, { label: words.deposit, run: () => notifyApp({ type: 'need-deposit' }) });
}

export async function openPage(build: (seat: SeatOnWire) => void | Promise<void>): Promise<void> {
  const splash = byId('splash');
  try {
    const seat = await open();
    byId('game').hidden = false;
    if (seat.isBonus) byId('balance-name').textContent = words.bonusBalance;
    await build(seat);
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

function rulesOfStakes(seat: SeatOnWire, extra: readonly (Node | string)[]): (Node | string)[] {
  const percent = `${(seat.returns * 100).toFixed(1)}%`;
  const limits = {
    least: money(seat.stakes[0] ?? 0),
    most: money(seat.stakeAtMost),
    currency: seat.currency,
  };
  return [
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
  ];
}

export function showRules(seat: SeatOnWire, extra: readonly (Node | string)[] = []): void {
  const dialog = dialogOf('rules');
  byId('rules-text').append(
    ...(seat.free ? extra : rulesOfStakes(seat, extra)),
    el('p', {}, words.demo),
    // Matches are no rounds: their seed belongs to the world.
    ...(seat.engine === 'sportsbook' ? [] : [fairButton()]),
  );
  byId('info').addEventListener('click', () => {
    dialog?.showModal();
    // The browser focuses the button at the end and would scroll long rules to it.
    dialog?.scrollTo(0, 0);
  });
  byId('rules-close').addEventListener('click', () => dialog?.close());
}
