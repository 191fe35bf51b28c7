import { between, type SeededRandom } from '../seeded-random.ts';
import { c, e, g, line, mirror, n, p, r, rowsOf, stamp } from '../svg.ts';

/** A coin seen nearly flat, 44 wide about the origin. */
const flatCoin =
  p('M-22 0v7a22 9 0 0 0 44 0v-7Z', '#9a5a10') +
  line('M-14 11v5M-5 13v5M5 13v5M14 11v5', '#ffd34d', 1.6) +
  e(0, 0, 22, 9, 'gold') +
  e(0, 0, 14, 5.5, 'none', 'stroke="#a8620c" stroke-width="1.6"');

/** A coin facing the viewer with a flower of six petals struck in it, 56 wide about the origin. */
const faceCoin =
  c(2, 3, 28, '#7a3f06') +
  c(0, 0, 28, 'gold') +
  c(0, 0, 22, 'none', 'stroke="#a8620c" stroke-width="2.5"') +
  p('M0-15Q8-6 4 2Q12 4 12 12Q4 14 0 8Q-4 14-12 12Q-12 4-4 2Q-8-6 0-15Z', '#a8620c') +
  p('M-21-10Q-14-24 4-24Q-10-18-14-4Z', '#fff', 'opacity=".85"');

/** A mound of coins, `half` wide to each side of x, standing on y. */
export function coinPile(x: number, y: number, half: number, rows: number, random: SeededRandom): string {
  const spots: [number, number][] = [];
  for (let row = rows - 1; row >= 0; row -= 1) {
    const reach = half * (1 - row / rows);
    const count = Math.max(1, Math.round(reach / 19));
    for (let index = 0; index <= count; index += 1) {
      const at = x - reach + (index / count) * reach * 2 + between(random, -5, 5);
      spots.push([at, y - row * 13 + between(random, -3, 3)]);
    }
  }
  return stamp(`flat${x}`, flatCoin, spots);
}

/** Coins in the air, once in a banner. @param spots x, y, size and turn of each */
export function flyingCoins(spots: string): string {
  // A squeezed coin looks as if it turned in the air.
  const coins = rowsOf(spots).map(
    ([x = 0, y = 0, k = 1, turn = 0]) =>
      `<use href="#coin" transform="translate(${x} ${y}) rotate(${turn}) scale(${n(k * 0.72)} ${n(k)})"/>`,
  );
  return `<defs><g id="coin">${faceCoin}</g></defs>${coins.join('')}`;
}

export function glints(spots: string): string {
  return p(
    rowsOf(spots)
      .map(
        ([x = 0, y = 0, k = 0]) =>
          `M${x} ${n(y - k)}q${n(k * 0.12)} ${n(k * 0.88)} ${k} ${k}q${n(-k * 0.88)} ${n(k * 0.12)} ${-k} ${k}q${n(-k * 0.12)} ${n(-k * 0.88)} ${-k} ${-k}q${n(k * 0.88)} ${n(-k * 0.12)} ${k} ${-k}Z`,
      )
      .join(''),
    '#fff',
  );
}

export function confetti(w: number, h: number, random: SeededRandom, colours: readonly string[]): string {
  return colours
    .map((colour) => {
      let path = '';
      for (let index = 0; index < 7; index += 1) {
        path += `M${n(between(random, w * 0.46, w))} ${n(random() * h * 0.8)}l${n(between(random, -6, 6))} ${n(between(random, 4, 8))}`;
      }
      return line(path, colour, 5);
    })
    .join('');
}

/** The three-legged clay pig of Pomaire, here in copper: a Chilean charm for luck and savings. 200x200. */
export function copperPig(): string {
  return (
    e(100, 190, 74, 10, '#000', 'opacity=".3"') +
    p('M44 150 40 186Q52 196 64 188L70 160ZM156 150 160 186Q148 196 136 188L130 160Z', 'copper') +
    p('M88 164 86 192Q100 200 114 192L112 164Z', 'copper') +
    line('M186 110C200 106 204 90 192 88S184 104 198 104', '#d9773c', 7) +
    mirror(
      'ear',
      p('M60 62C40 56 30 36 34 16C56 20 74 34 80 54Z', 'copper') +
        p('M60 54C48 48 42 38 42 26C54 30 64 38 69 48Z', '#8f3a1a'),
    ) +
    p('M100 34C44 34 12 72 14 114C16 156 54 180 100 180S184 156 186 114C188 72 156 34 100 34Z', 'copper') +
    p('M30 96C34 66 60 46 92 42C66 58 50 80 46 108C40 116 30 110 30 96Z', '#fff', 'opacity=".6"') +
    p(
      'M60 170C90 184 140 180 168 146C164 172 132 182 100 182C86 182 70 178 60 170Z',
      '#3d1206',
      'opacity=".35"',
    ) +
    r(76, 42, 48, 9, 4.5, '#3d1206') +
    line('M78 52h44', '#ffe3cb', 2, 'opacity=".8"') +
    mirror(
      'eye',
      c(66, 92, 10, '#2a0d06') + c(63, 88, 4, '#fff') + c(52, 118, 11, '#ff7a5a', 'opacity=".5"'),
    ) +
    e(100, 122, 34, 25, 'copper', 'stroke="#7a2c10" stroke-width="2.5"') +
    e(88, 122, 6, 9, '#4a180a') +
    e(112, 122, 6, 9, '#4a180a') +
    e(90, 106, 14, 5, '#fff', 'opacity=".55"') +
    line('M80 154Q100 166 120 154', '#4a180a', 4.5)
  );
}

export function redPacket(): string {
  return (
    r(40, 10, 120, 180, 14, 'ruby') +
    r(46, 16, 108, 168, 10, 'none', 'stroke="#ffd34d" stroke-width="2.5" opacity=".8"') +
    p('M40 24Q40 10 54 10H146Q160 10 160 24V52Q100 116 40 52Z', '#c40f35') +
    p('M40 50Q100 114 160 50V58Q100 122 40 58Z', 'gold') +
    c(100, 84, 28, 'gold') +
    c(100, 84, 22, 'none', 'stroke="#a8620c" stroke-width="2.5"') +
    p(
      'M100 66Q110 76 105 86Q116 88 116 98Q106 102 100 94Q94 102 84 98Q84 88 95 86Q90 76 100 66Z',
      '#b30b30',
    ) +
    line('M66 140Q84 124 100 140T134 140M66 160Q84 144 100 160T134 160', '#ffd34d', 3, 'opacity=".7"') +
    p('M48 26Q50 18 60 18H84Q60 40 56 90Q48 80 48 60Z', '#fff', 'opacity=".3"')
  );
}

export function shield(): string {
  return (
    p('M100 8 176 34V96C176 146 142 178 100 196C58 178 24 146 24 96V34Z', 'gold') +
    p('M100 24 162 45V96C162 138 134 164 100 180C66 164 38 138 38 96V45Z', 'emerald') +
    p('M100 24V180C66 164 38 138 38 96V45Z', '#fff', 'opacity=".18"') +
    line('M68 102 92 128 136 74', '#fff', 16)
  );
}

export function vine(w: number): string {
  const leaf = (x: number, y: number, turn: number, k: number): string =>
    g(
      `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${k})`,
      p('M0 0C10-24 44-30 66-8C46 14 16 16 0 0Z', 'leaf') +
        line('M6-1Q34-10 58-8', '#f2ffc8', 2, 'opacity=".6"'),
    );
  return (
    line(
      `M${n(w * 0.46)}-10C${n(w * 0.55)} 40 ${n(w * 0.66)} 6 ${n(w * 0.76)} 22S${n(w * 0.92)} 44 ${w + 10} 8`,
      '#3c6b1c',
      7,
    ) +
    rowsOf(
      '0.5 14 100 0.9, 0.55 22 20 0.8, 0.62 18 -24 0.9, 0.66 16 70 0.8, 0.8 26 60 1, 0.86 32 -20 0.9, 0.94 24 30 1, 0.97 14 110 0.9',
    )
      .map(([x = 0, y = 0, turn = 0, k = 1]) => leaf(w * x, y, turn, k))
      .join('')
  );
}
