import { utcDay } from '../lib/day.ts';

/** What the queue has to know of a popup of the lobby (NTF-01). */
export interface Queued {
  id: string;
  /** once: once on a device. daily: once a UTC day. always: on every lobby load. */
  frequency: 'once' | 'daily' | 'always';
  /** Heavier ones come first. */
  weight: number;
  cmd: string;
  cmdValue: string;
}

/** The popups of a lobby, one after another. */
export type PopupQueue<Popup extends Queued> =
  /** Nothing on screen; the first in line waits until the page is free. */
  | { state: 'resting'; waiting: readonly Popup[] }
  /** Its mark is being set, so that no other tab and no reload shows it again. */
  | { state: 'taking'; popup: Popup; waiting: readonly Popup[] }
  /** The mark is ours, but something else came up meanwhile. */
  | { state: 'held'; popup: Popup; waiting: readonly Popup[] }
  | { state: 'showing'; popup: Popup; waiting: readonly Popup[] }
  /** On its way out of sight. */
  | { state: 'leaving'; popup: Popup; waiting: readonly Popup[] };

export type PopupQueueEvent<Popup extends Queued> =
  /** The lobby was loaded: `shown` says when each was shown last, in ms; `now` in ms. */
  | {
      type: 'loaded';
      popups: readonly Popup[];
      shown: ReadonlyMap<string, number>;
      now: number;
      isPlayer: boolean;
    }
  /** No other layer, game or login is open, and the page is not being touched. */
  | { type: 'free' }
  /** The mark of the popup in question is ours; the page is still free, or not. */
  | { type: 'taken'; isFree: boolean }
  /** Shown by another tab meanwhile, or no longer due. */
  | { type: 'refused' }
  | { type: 'closed' }
  /** Out of sight. */
  | { type: 'gone' };

/**
 * Whether a popup may be shown now. Days are compared for being the same and no more: a clock that ran ahead and was
 * set right hides no popup. An invalid time counts as never.
 * @param last when it was shown last, in ms since 1970; undefined for never
 * @param now in ms since 1970
 */
export function isDue(frequency: Queued['frequency'], last: number | undefined, now: number): boolean {
  if (last === undefined || Number.isNaN(new Date(last).getTime())) return true;
  if (frequency === 'once') return false;
  return frequency === 'always' || utcDay(new Date(last)) !== utcDay(new Date(now));
}

/** Screens that only say something to a player: what leads there is of no use to a guest. */
const PLAYERS_SCREENS =
  /^\/?(?:newUserCashback|deposit|withdraw|me|bonus|transactions|bettinghistory|rushdeposit|firstRecharge|balancetips|changepassword)\b/;

/** Whether a popup is of any use to who is here (LOB-16). */
export function isUseful({ cmd, cmdValue }: Queued, isPlayer: boolean): boolean {
  return isPlayer || (cmd !== 'luckywheel' && !(cmd === 'deeplink' && PLAYERS_SCREENS.test(cmdValue)));
}

/** The popups that are due and useful, heaviest first; of those with one id the heaviest. */
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

/** The next state; what a state does not expect changes nothing. No clock, call or storage in here. */
export function nextQueue<Popup extends Queued>(
  queue: PopupQueue<Popup>,
  event: PopupQueueEvent<Popup>,
): PopupQueue<Popup> {
  switch (event.type) {
    case 'loaded': {
      const line = inLine(event);
      if (queue.state === 'resting') return { state: 'resting', waiting: line };
      return { ...queue, waiting: line.filter(({ id }) => id !== queue.popup.id) };
    }
    case 'free': {
      if (queue.state === 'held') return { ...queue, state: 'showing' };
      const [popup, ...waiting] = queue.waiting;
      return queue.state === 'resting' && popup ? { state: 'taking', popup, waiting } : queue;
    }
    case 'taken':
      return queue.state === 'taking' ? { ...queue, state: event.isFree ? 'showing' : 'held' } : queue;
    case 'refused':
      return queue.state === 'taking' ? { state: 'resting', waiting: queue.waiting } : queue;
    case 'closed':
      return queue.state === 'showing' ? { ...queue, state: 'leaving' } : queue;
    case 'gone':
      return queue.state === 'leaving' ? { state: 'resting', waiting: queue.waiting } : queue;
  }
}
