import type { GameSettingsOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import { request } from './calls.ts';
import { brief, setPace } from './dom.ts';
import { draw, shown } from './frame.tsx';

/** Stored with the player, for all games (GAM-15). */
export const settings: GameSettingsOnWire = { sound: true, quick: false };

/** Share of its full time that an animation lasts in quick play. */
const QUICK = 0.35;

let isLive = false;

// CSS animations keep the pace of the scripts that wait for them.
document.addEventListener('transitionrun', ({ target }) => {
  if (brief(1) === 1 || !(target instanceof Element)) return;
  for (const motion of target.getAnimations()) motion.playbackRate = 1 / brief(1);
});

/** A live table runs on the world's clock, so quick play changes nothing there. */
export function remember(seat: SeatOnWire): void {
  isLive = seat.live !== null;
  apply(seat.settings);
}

function apply(next: GameSettingsOnWire): void {
  Object.assign(settings, next);
  setPace(settings.quick && !isLive ? QUICK : 1);
  shown.isSound = settings.sound;
  draw();
}

/** Takes effect at once. A setting that did not reach the server still holds until the player leaves the game. */
export function change(part: Partial<GameSettingsOnWire>): void {
  apply({ ...settings, ...part });
  request('settings', { ...settings }).catch(() => undefined);
}
