import { hashText } from '@copihue/studio/art/seeded-random';
import type { Draw } from '@copihue/studio/kit/chance/draw';

type RandomState = [number, number, number, number];

/** The sfc32 generator, for what may be known: invented people and their luck. */
function randomFrom(state: RandomState): Draw {
  return {
    next() {
      let [a, b, c, d] = state;
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      state[0] = a;
      state[1] = b;
      state[2] = c;
      state[3] = d;
      return (t >>> 0) / 4294967296;
    },
  };
}

/** The first numbers are dropped because they still resemble the seed. */
export function publicRandom(seed: number): Draw {
  const random = randomFrom([seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0]);
  for (let draw = 0; draw < 12; draw += 1) random.next();
  return random;
}

export const randomFor = (id: string, count: number): Draw =>
  publicRandom(Math.imul(hashText(id), 1_000_003) + count);

export const randomAt = (id: string, count: number): number => randomFor(id, count).next();

/** 32 letters and digits that are hard to confuse. */
export const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

export function randomText(random: Draw, length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(Math.floor(random.next() * ALPHABET.length))).join('');
}

export function randomDigits(random: Draw, length: number): string {
  return Array.from({ length }, () => String(Math.floor(random.next() * 10))).join('');
}
