import type { SentCall } from './faulty-server.ts';
import type { PageState } from './page-state.ts';
import type { Money } from './stage.ts';

type FindingKind =
  | 'page-error'
  | 'console-error'
  | 'blank'
  | 'endless-busy'
  | 'wrong-words'
  | 'lost-input'
  | 'doubled-order'
  | 'storm'
  | 'lie'
  | 'dead-retry';

export interface Finding {
  kind: FindingKind;
  what: string;
}

/** The browser is online throughout, so the app may blame the connection only when no answer comes. */
const OFFLINE_WORDS =
  /[^\n]*(sin conexión|(revisa|verifica) tu (internet|conexión)|se cortó la conexión)[^\n]*/i;
const NOT_FOR_PLAYERS =
  /[^\n]*(\bNaN\b|\bundefined\b|\[object|Invalid Date|<html|SyntaxError|TypeError|\bnull\b)[^\n]*/;
const CRASHED = 'Algo se rompió en esta pantalla';
/** The app says that it is looking for an unknown result. */
const CHECKING = /Estamos verificando|Confirmando tu pago|Esperando tu transferencia|Sin conexión. Seguimos/;

const quote = (text: string) => `“${text.trim().slice(0, 120)}”`;

/** @param mayBeOffline only the spoiled call could show that there is a connection */
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

/** @param usual busy parts of the same visit without a fault */
export function busyFindings(state: PageState, usual: readonly string[], mayCheck: boolean): Finding[] {
  if (mayCheck && CHECKING.test(state.text)) return [];
  return state.busy.filter((place) => !usual.includes(place)).map((what) => ({ kind: 'endless-busy', what }));
}

/** Number of equal calls that may come at once; after them one each second. */
const AT_ONCE = 2;

/** More than one equal call each second after the first two (NET-13). */
export function stormFindings(sent: readonly SentCall[]): Finding[] {
  return [...new Set(sent.map(({ call }) => call))].flatMap((call) => {
    const times = sent.filter((row) => row.call === call);
    const storms = times.flatMap(({ from }, first) =>
      times
        .slice(first)
        .map(({ to }, more) => ({ count: more + 1, seconds: Math.ceil((to - from) / 1_000) }))
        .filter(({ count, seconds }) => count > AT_ONCE + seconds),
    );
    const [storm] = storms.sort((a, b) => b.count - a.count);
    if (!storm) return [];
    return [{ kind: 'storm', what: `${storm.count} times in ${storm.seconds} s: ${call.slice(0, 120)}` }];
  });
}

/** A zero amount with its currency; a fee has no currency and may be zero. */
const ZERO = /(?<![\d.,])0(?:\.00)?\s?(?:CLP|USD|EUR)\b|\$ ?0(?![\d.,])/;

/** @param usual texts without a fault: an unreadable amount must not become a zero (NET-13) */
export function lieFindings(words: string, usual: string): Finding[] {
  // Zero is zero in every currency.
  const plainLine = (line: string) => line.replaceAll(/\b(?:CLP|USD|EUR)\b/g, '');
  const lines = new Set(usual.split('\n').map(plainLine));
  return words
    .split('\n')
    .filter((line) => ZERO.test(line) && !lines.has(plainLine(line)))
    .map((line) => ({ kind: 'lie', what: quote(line) }));
}

/** Typed and shown amounts have different marks. */
const plain = (text: string) => text.replaceAll(/[.,\s]/g, '');

/** Balances, times and ids differ from page to page. */
const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, '');

/** @param done texts after a success, where typed values are no longer needed */
export function lostFindings(state: PageState, typed: readonly string[], done = ''): Finding[] {
  if (lettersOf(state.text) === lettersOf(done)) return [];
  return typed
    .filter((value) => !plain(state.text).includes(plain(value)))
    .map((value) => ({ kind: 'lost-input', what: `${quote(value)} is nowhere` }));
}

/** @param usual money before and after the visit without a fault; a refusal may leave an unpaid order */
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
