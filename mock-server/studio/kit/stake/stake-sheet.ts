import { button, el, fill, isOff, switchOff, whole } from '../frame/dom.ts';
import { addStyle } from '../frame/late-style.ts';
import type { Lang } from '../words/text-pairs.ts';
import { textsIn } from '../words/text-pairs.ts';
import style from './stake-sheet.css?inline';
import { stakeTexts } from './words.ts';

addStyle(style);

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'] as const;
const DIGITS_AT_MOST = 9;

/** Amounts in major units. */
export interface StakeChoice {
  title: string;
  lang: Lang;
  now: number;
  least: number;
  most: number;
  step: number;
  usual: readonly number[];
  currency: string;
  onChosen: (amount: number) => void;
}

/** The same sheet in every game, for any stake within the limits (GAM-12). */
export function openStakeSheet(choice: StakeChoice): void {
  const { title, lang, least, most, step, usual, currency, onChosen } = choice;
  const text = textsIn(stakeTexts, lang);
  let amount = choice.now;
  /** The first key replaces the amount, as on a calculator. */
  let isFresh = true;

  const figure = el('output', { class: 'stake-figure' });
  const note = el('p', { class: 'stake-note', role: 'status' });
  const done = button(text.done, 'action', () => {
    if (isOff(done)) return;
    dialog.close();
    onChosen(amount);
  });

  function problem(): string {
    if (amount < least) return fill(text.tooLow, { amount: whole(least) });
    if (amount > most) return fill(text.tooHigh, { amount: whole(most) });
    return amount % step === 0 ? '' : fill(text.steps, { amount: whole(step) });
  }

  function show(): void {
    figure.textContent = `${whole(amount)} ${currency}`;
    note.textContent = amount === 0 ? '' : problem();
    switchOff(done, problem() !== '');
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(usual[at] === amount));
  }

  function set(next: number): void {
    amount = next;
    isFresh = true;
    show();
  }

  function type(digits: string): void {
    const typed = `${isFresh ? '' : amount}${digits}`;
    if (typed.length > DIGITS_AT_MOST) return;
    amount = Number(typed);
    isFresh = false;
    show();
  }

  function erase(): void {
    amount = Math.floor(amount / 10);
    isFresh = false;
    show();
  }

  const within = (wanted: number) => Math.min(Math.max(Math.floor(wanted / step) * step, least), most);
  const chips = usual.map((each) => button(whole(each), 'stake-chip', () => set(each)));
  const eraser = button('⌫', 'key', erase);
  eraser.setAttribute('aria-label', text.erase);
  const group = (name: string, look: string, ...inside: Node[]) =>
    el('div', { class: look, role: 'group', 'aria-label': name }, ...inside);

  const dialog = el(
    'dialog',
    { class: 'stake-sheet', 'aria-labelledby': 'stake-title', tabindex: '-1' },
    el('h2', { id: 'stake-title' }, title),
    figure,
    el('p', { class: 'limits' }, fill(text.limits, { least: whole(least), most: whole(most), currency })),
    note,
    group(text.usual, 'stake-chips', ...chips),
    el(
      'div',
      { class: 'by-two' },
      button(`½ ${text.half}`, 'key', () => set(within(amount / 2))),
      button(`×2 ${text.double}`, 'key', () => set(within(amount * 2))),
    ),
    group(text.keys, 'keys', ...KEYS.map((key) => button(key, 'key', () => type(key))), eraser),
    el(
      'div',
      { class: 'ends' },
      button(text.cancel, 'key', () => dialog.close()),
      done,
    ),
  );
  dialog.addEventListener('keydown', (event) => {
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
    else if (event.key !== 'Enter' || event.target !== dialog) return;
    else done.click();
    event.preventDefault();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  show();
  dialog.showModal();
  // The browser would focus the first chip, and Enter would choose it.
  dialog.focus();
}
