import { countUp } from './count-up.ts';
import { GREAT, HUGE, lateParts } from './cue.ts';
import { isCalm, pause, words } from './dom.ts';
import { draw, shown } from './frame.tsx';

const PETALS = ['#ff4d6d', '#d81e46', '#ffb3c1', '#ffe08a', '#ffffff'];
const FLIGHT_MS = 2_500;
/** Of a flight, evenly in time. */
const POINTS = 16;

/** Throws petals and coins from the middle of the page; every third is a coin. */
function burst(count: number): void {
  if (isCalm) return;
  for (let left = count; left > 0; left -= 1) {
    const bit = document.createElement('i');
    bit.className = left % 3 === 0 ? 'bit coin' : 'bit';
    bit.style.setProperty('--size', `${10 + Math.random() * 14}px`);
    bit.style.setProperty('--colour', PETALS[left % PETALS.length] ?? '');
    const angle = (Math.random() - 0.5) * 2.4;
    const speed = 60 + Math.random() * 110;
    const turns = Math.random() * 1080;
    const path = Array.from({ length: POINTS }, (_, at) => {
      const [x, y] = [Math.sin(angle) * speed * 0.6 * at, 14 * at * at - Math.cos(angle) * speed * at];
      return { transform: `translate(${x}px, ${y}px) rotate3d(1, 0.5, 1, ${turns * (at / POINTS)}deg)` };
    });
    document.body.append(bit);
    bit.animate(path, FLIGHT_MS).onfinish = () => bit.remove();
  }
}

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
