import type { SeatOnWire } from '../../wire/game-wire.ts';
import { noteHash } from '../fair/seen-hashes.ts';
import { showRounds } from '../rounds/rounds.tsx';
import { chooseSeed } from './calls.ts';
import './cheer.ts';
import { boot } from './dom.ts';
import { shown } from './frame.tsx';
import './late-style.ts';
import { change, remember, settings } from './settings.ts';

/** Parts that the first round does not need. The sounds are silent until the first tap. */
export function startLate(seat: SeatOnWire): void {
  remember(seat);
  const load = () => import('../sound/sound.ts').catch(() => undefined);
  shown.onSound = () => {
    change({ sound: !settings.sound });
    void load().then((sounds) => (settings.sound ? sounds?.wake() : sounds?.hush()));
  };
  if (settings.sound) void load();
  if (!boot.hasRounds) return;
  showRounds(seat);
  if (noteHash(seat.seedHash, seat.nonce) && seat.nonce === 0) chooseSeed().catch(() => undefined);
}
