import type { GameSettingsOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import { ask } from './calls.ts';
import { brief, byId, setPace } from './dom.ts';

/** Remembered with the player, for all games (GAM-15). */
export const settings: GameSettingsOnWire = { sound: true, quick: false };

/** Part of its full time that a show lasts at quick play. */
const QUICK = 0.35;

let isLive = false;

// What moves by CSS keeps the same pace as what waits for it.
document.addEventListener('transitionrun', ({ target }) => {
  if (brief(1) === 1 || !(target instanceof Element)) return;
  for (const motion of target.getAnimations()) motion.playbackRate = 1 / brief(1);
});

/** As the player left it. The clock of a live table is the world's: quick play changes nothing there. */
export function remember(seat: SeatOnWire): void {
  isLive = seat.live !== null;
  apply(seat.settings);
}

function apply(next: GameSettingsOnWire): void {
  Object.assign(settings, next);
  setPace(settings.quick && !isLive ? QUICK : 1);
  byId('sound').setAttribute('aria-checked', String(settings.sound));
}

/** Counts at once. What the server did not get is still so until the game is left. */
export function change(part: Partial<GameSettingsOnWire>): void {
  apply({ ...settings, ...part });
  ask('settings', { ...settings }).catch(() => undefined);
}
