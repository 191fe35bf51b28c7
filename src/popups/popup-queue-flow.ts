import { utcDay } from '../lib/day.ts';

/** The needed part of a lobby popup (NTF-01). */
export interface Queued {
  id: string;
  /** once: once on a device. daily: once a UTC day. always: on every lobby load. */
  frequency: 'once' | 'daily' | 'always';
  weight: number;
  cmd: string;
  cmdValue: string;
}

export type PopupQueue<Popup extends Queued> =
  /** The screen shows no popup; the first in line waits until the page is free. */
  | { step: 'resting'; waiting: readonly Popup[] }
  /** The popup's mark is being set, so that no other tab and no reload shows it again. */
  | { step: 'taking'; popup: Popup; waiting: readonly Popup[] }
  /** This tab has the mark, but something else opened meanwhile. */
  | { step: 'held'; popup: Popup; waiting: readonly Popup[] }
  | { step: 'showing'; popup: Popup; waiting: readonly Popup[] }
  | { step: 'leaving'; popup: Popup; waiting: readonly Popup[] };

export type PopupQueueEvent<Popup extends Queued> =
  /** The lobby was loaded. `shown`: the time each popup was last shown, in ms; `now` in ms. */
  | {
      type: 'loaded';
      popups: readonly Popup[];
      shown: ReadonlyMap<string, number>;
      now: number;
      isPlayer: boolean;
    }
  /** No other layer, game or login is open, and no finger is on the page. */
  | { type: 'free' }
  /** This tab has the popup's mark. `isFree`: the page is still free. */
  | { type: 'taken'; isFree: boolean }
  /** Another tab showed the popup meanwhile, or it is no longer due. */
  | { type: 'refused' }
  | { type: 'closed' }
  | { type: 'gone' };

export const start = { step: 'resting', waiting: [] } as const;

/** Compares days only for equality, because a clock may have been wrong. @param last ms since 1970 */
export function isDue(frequency: Queued['frequency'], last: number | undefined, now: number): boolean {
  if (last === undefined || Number.isNaN(new Date(last).getTime())) return true;
  if (frequency === 'once') return false;
  return frequency === 'always' || utcDay(new Date(last)) !== utcDay(new Date(now));
}

/** These screens are for players only, so their links do not serve a guest. */
const PLAYERS_SCREENS =
  /^\/?(?:newUserCashback|deposit|withdraw|me|bonus|transactions|bettinghistory|rushdeposit|firstRecharge|balancetips|changepassword)\b/;

export function isUseful({ cmd, cmdValue }: Queued, isPlayer: boolean): boolean {
  return isPlayer || (cmd !== 'luckywheel' && !(cmd === 'deeplink' && PLAYERS_SCREENS.test(cmdValue)));
}

/** Due and useful popups, heaviest first; of several with one id only the heaviest (LOB-16). */
function inLine<Popup extends Queued>({
  popups,
  shown,
  now,
  isPlayer,
}: Extract<PopupQueueEvent<Popup>, { type: 'loaded' }>): Popup[] {
  const due = popups.filter(
    (popup) => isDue(popup.frequency, shown.get(popup.id), now) && isUseful(popup, isPlayer),
  );
  const sorted = due.toSorted((a, b) => b.weight - a.weight);
  return sorted.filter(({ id }, place) => sorted.findIndex((other) => other.id === id) === place);
}

export function transition<Popup extends Queued>(
  queue: PopupQueue<Popup>,
  event: PopupQueueEvent<Popup>,
): PopupQueue<Popup> {
  switch (event.type) {
    case 'loaded': {
      const line = inLine(event);
      if (queue.step === 'resting') return { step: 'resting', waiting: line };
      return { ...queue, waiting: line.filter(({ id }) => id !== queue.popup.id) };
    }
    case 'free': {
      if (queue.step === 'held') return { ...queue, step: 'showing' };
      const [popup, ...waiting] = queue.waiting;
      return queue.step === 'resting' && popup ? { step: 'taking', popup, waiting } : queue;
    }
    case 'taken':
      return queue.step === 'taking' ? { ...queue, step: event.isFree ? 'showing' : 'held' } : queue;
    case 'refused':
      return queue.step === 'taking' ? { step: 'resting', waiting: queue.waiting } : queue;
    case 'closed':
      return queue.step === 'showing' ? { ...queue, step: 'leaving' } : queue;
    case 'gone':
      return queue.step === 'leaving' ? { step: 'resting', waiting: queue.waiting } : queue;
  }
}
