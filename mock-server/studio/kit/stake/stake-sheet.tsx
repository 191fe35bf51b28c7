/** @jsxImportSource preact */
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { boot, fill, whole } from '../frame/dom.ts';
import { closeSheet, openSheet, stateOf } from '../frame/frame.tsx';
import { addStyle } from '../frame/late-style.ts';
import { Button } from '../frame/parts.tsx';
import { textsIn } from '../words/text-pairs.ts';
import style from './stake-sheet.css?inline';

const text = textsIn(
  {
    limits: ['De {least} a {most} {currency}', 'From {least} to {most} {currency}'],
    tooLow: ['La apuesta mínima es {amount}', 'The minimum bet is {amount}'],
    tooHigh: ['La apuesta máxima es {amount}', 'The maximum bet is {amount}'],
    steps: ['Las apuestas van de {amount} en {amount}', 'Bets go in steps of {amount}'],
    half: ['Mitad', 'Half'],
    double: ['Doble', 'Double'],
    usual: ['Montos de siempre', 'Usual amounts'],
    keys: ['Escribe otro monto', 'Type another amount'],
    erase: ['Borrar la última cifra', 'Erase the last figure'],
    done: ['Listo', 'Done'],
    cancel: ['Cancelar', 'Cancel'],
  },
  boot.lang,
);
addStyle(style);

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'] as const;
const DIGITS_AT_MOST = 9;

/** Amounts in major units. */
interface StakeChoice {
  title: string;
  now: number;
  most: number;
}

/** The same sheet in every game, for any stake within the limits (GAM-12). */
export function openStakeSheet(
  seat: SeatOnWire,
  { title, now, most }: StakeChoice,
  onChosen: (amount: number) => void,
): void {
  const { stakes, stakeStep: step, currency } = seat;
  const [least = 0] = stakes;
  /** The first key replaces a fresh amount, as on a calculator. */
  const [typed, set] = stateOf({ amount: now, isFresh: true });

  function problem(): string {
    const { amount } = typed;
    if (amount < least) return fill(text.tooLow, { amount: whole(least) });
    if (amount > most) return fill(text.tooHigh, { amount: whole(most) });
    return amount % step === 0 ? '' : fill(text.steps, { amount: whole(step) });
  }

  function type(digits: string): void {
    const text = `${typed.isFresh ? '' : typed.amount}${digits}`;
    if (text.length <= DIGITS_AT_MOST) set({ amount: Number(text), isFresh: false });
  }

  const choose = (amount: number) => set({ amount, isFresh: true });
  const erase = () => set({ amount: Math.floor(typed.amount / 10), isFresh: false });
  const within = (wanted: number) => Math.min(Math.max(Math.floor(wanted / step) * step, least), most);

  function finish(event: { currentTarget: Element }): void {
    if (problem() !== '') return;
    closeSheet(event);
    onChosen(typed.amount);
  }

  function onKeyDown(event: KeyboardEvent & { currentTarget: Element }): void {
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
    else if (event.key === 'Enter' && event.target === event.currentTarget) finish(event);
    else return;
    event.preventDefault();
  }

  const foot = () => (
    <div class="ends">
      <Button class="key" onClick={closeSheet}>
        {text.cancel}
      </Button>
      <Button class="action" isOff={problem() !== ''} onClick={finish}>
        {text.done}
      </Button>
    </div>
  );
  openSheet({ class: 'stake-sheet', title, foot, onKeyDown }, () => (
    <>
      <output class="stake-figure">
        {whole(typed.amount)} {currency}
      </output>
      <p class="limits">{fill(text.limits, { least: whole(least), most: whole(most), currency })}</p>
      <p class="stake-note" role="status">
        {typed.amount === 0 ? '' : problem()}
      </p>
      <div class="stake-chips" role="group" aria-label={text.usual}>
        {stakes
          .filter((each) => each <= most)
          .map((each) => (
            <Button class="stake-chip" aria-pressed={each === typed.amount} onClick={() => choose(each)}>
              {whole(each)}
            </Button>
          ))}
      </div>
      <div class="by-two">
        <Button class="key" onClick={() => choose(within(typed.amount / 2))}>
          ½ {text.half}
        </Button>
        <Button class="key" onClick={() => choose(within(typed.amount * 2))}>
          ×2 {text.double}
        </Button>
      </div>
      <div class="keys" role="group" aria-label={text.keys}>
        {KEYS.map((key) => (
          <Button class="key" onClick={() => type(key)}>
            {key}
          </Button>
        ))}
        <Button class="key" aria-label={text.erase} onClick={erase}>
          ⌫
        </Button>
      </div>
    </>
  ));
}
