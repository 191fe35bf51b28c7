import { burst } from './confetti.ts';
import { countUp } from './count-up.ts';
import { GREAT, HUGE, lateParts } from './cue.ts';
import { pause, words } from './dom.ts';
import { draw, shown } from './frame.tsx';

lateParts.burst = burst;

/** Coins for any win, a banner for a large one. Resolves when the next round may begin. */
lateParts.cheer = async (amount, stake) => {
  const ratio = stake > 0 ? amount / stake : GREAT;
  if (ratio <= 1) return pause(250);
  burst(ratio >= HUGE ? 160 : ratio >= GREAT ? 110 : ratio >= 3 ? 48 : 18);
  if (ratio < GREAT) return pause(500);
  await lateParts.banner?.(ratio >= HUGE ? words.huge : words.great, amount, 1600);
};

lateParts.banner = async (title, amount, holdMs) => {
  shown.cheer = { title, figure: typeof amount === 'string' ? amount : '' };
  draw();
  const figure = document.querySelector('#cheer b');
  if (figure && typeof amount === 'number') await countUp(figure, 0, amount, 1100);
  await pause(holdMs);
  delete shown.cheer;
  draw();
};
