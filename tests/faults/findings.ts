import type { Asked } from './faulty-server.ts';
import type { PageState } from './page-state.ts';
import type { Money } from './stage.ts';

export const findingKinds = [
  'page-error',
  'console-error',
  'blank',
  'endless-busy',
  'wrong-words',
  'lost-input',
  'doubled-order',
  'storm',
  'lie',
  'dead-retry',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  kind: FindingKind;
  /** What was seen, in one line. */
  what: string;
}

/** Only while no answer comes at all may the app blame the connection: here the browser is online throughout. */
const OFFLINE_WORDS =
  /[^\n]*(sin conexión|(revisa|verifica) tu (internet|conexión)|se cortó la conexión)[^\n]*/i;
const NOT_FOR_PLAYERS =
  /[^\n]*(\bNaN\b|\bundefined\b|\[object|Invalid Date|<html|SyntaxError|TypeError|\bnull\b)[^\n]*/;
const CRASHED = 'Algo se rompió en esta pantalla';
/** What is not known yet: the app is looking for it and says so. */
const CHECKING = /Estamos verificando|Confirmando tu pago|Esperando tu transferencia|Sin conexión. Seguimos/;

const quote = (text: string) => `“${text.trim().slice(0, 120)}”`;

/** @param mayBeOffline nothing but the spoiled call could tell that there is a connection */
export function wordFindings(words: string, mayBeOffline = false): Finding[] {
  return [...(mayBeOffline ? [] : [OFFLINE_WORDS]), NOT_FOR_PLAYERS].flatMap((wrong) => {
    const found = wrong.exec(words)?.[0];
    return found ? [{ kind: 'wrong-words', what: quote(found) } as const] : [];
  });
}

export function blankFindings(state: PageState): Finding[] {
  if (state.text.includes(CRASHED)) return [{ kind: 'blank', what: quote(CRASHED) }];
  if (!state.hasWayOn) return [{ kind: 'blank', what: 'no button and no link is left' }];
  if (state.mainText.length < 20 && !state.text.includes('Ingresa'))
    return [{ kind: 'blank', what: `the screen says ${quote(state.mainText)}` }];
  return [];
}

/** @param usual what is busy as well when nothing fails */
export function busyFindings(state: PageState, usual: readonly string[], mayCheck: boolean): Finding[] {
  if (mayCheck && CHECKING.test(state.text)) return [];
  return state.busy.filter((place) => !usual.includes(place)).map((what) => ({ kind: 'endless-busy', what }));
}

/** A question may be asked so often at once; from then on once a second. */
const AT_ONCE = 2;

/** Questions that are asked more than once a second beyond the first two (NET-13). */
export function stormFindings(asked: readonly Asked[]): Finding[] {
  return [...new Set(asked.map(({ question }) => question))].flatMap((question) => {
    const times = asked.filter((row) => row.question === question);
    const storms = times.flatMap(({ from }, first) =>
      times
        .slice(first)
        .map(({ to }, more) => ({ count: more + 1, seconds: Math.ceil((to - from) / 1_000) }))
        .filter(({ count, seconds }) => count > AT_ONCE + seconds),
    );
    const [storm] = storms.sort((a, b) => b.count - a.count);
    if (!storm) return [];
    return [{ kind: 'storm', what: `${storm.count} times in ${storm.seconds} s: ${question.slice(0, 120)}` }];
  });
}

/** Nothing at all, as an amount of money with its currency: a fee, which has none beside it, may be nothing. */
const ZERO = /(?<![\d.,])0(?:\.00)?\s?(?:CLP|USD|EUR)\b|\$ ?0(?![\d.,])/;

/** @param usual everything that is said when nothing fails: an amount that could not be read is no zero (NET-13) */
export function lieFindings(words: string, usual: string): Finding[] {
  // What is nothing is nothing in every currency.
  const plainLine = (line: string) => line.replaceAll(/\b(?:CLP|USD|EUR)\b/g, '');
  const lines = new Set(usual.split('\n').map(plainLine));
  return words
    .split('\n')
    .filter((line) => ZERO.test(line) && !lines.has(plainLine(line)))
    .map((line) => ({ kind: 'lie', what: quote(line) }));
}

/** Digits and letters alone: an amount is shown in other ways than it is typed. */
const plain = (text: string) => text.replaceAll(/[.,\s]/g, '');

/** Letters alone: balances, times and ids differ from page to page. */
const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, '');

/** @param done the page when nothing fails: what was typed is of no more use there */
export function lostFindings(state: PageState, typed: readonly string[], done = ''): Finding[] {
  if (lettersOf(state.text) === lettersOf(done)) return [];
  return typed
    .filter((value) => !plain(state.text).includes(plain(value)))
    .map((value) => ({ kind: 'lost-input', what: `${quote(value)} is nowhere` }));
}

/** @param usual the money before and after the visit when nothing fails; a refusal may leave an order that is not paid */
export function moneyFindings(money: Money | undefined, usual: readonly Money[]): Finding[] {
  if (!money) return [];
  const isOnce = usual.some(({ orders }) => money.orders <= orders);
  if (isOnce && usual.some(({ balance }) => money.balance === balance)) return [];
  const after = usual.at(-1);
  return [
    {
      kind: 'doubled-order',
      what: `${money.orders} orders, balance ${money.balance} instead of ${after?.orders}, ${after?.balance}`,
    },
  ];
}
