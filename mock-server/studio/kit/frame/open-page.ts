import type { SeatOnWire } from '../../wire/game-wire.ts';
import type { RulesView } from '../pays/pay-table.tsx';
import { Offline, open } from './calls.ts';
import { boot, byId, isCalm, words } from './dom.ts';
import { draw, shown } from './frame.tsx';
import { failed, load, showReopen } from './messages.tsx';
import { notifyApp } from './parent.ts';

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

/** @param extra rules of the game's own, after what it is about */
export function showRules(seat: SeatOnWire, extra: RulesView): void {
  shown.onInfo = () => void load(import('./rules-sheet.tsx'), (sheet) => sheet.openRules(seat, extra));
}
