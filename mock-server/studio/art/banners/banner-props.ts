import { drawings } from '../../generated/drawings.ts';
import { between, type SeededRandom } from '../seeded-random.ts';
import { g, line, n, p, rowsOf, stamp } from '../svg.ts';

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
  return stamp(`flat${x}`, drawings.props.flatCoin, spots);
}

/** Coins in the air, once in a banner. @param spots x, y, size and turn of each */
export function flyingCoins(spots: string): string {
  // A squeezed coin looks as if it turned in the air.
  const coins = rowsOf(spots).map(
    ([x = 0, y = 0, k = 1, turn = 0]) =>
      `<use href="#coin" transform="translate(${x} ${y}) rotate(${turn}) scale(${n(k * 0.72)} ${n(k)})"/>`,
  );
  return `<defs><g id="coin">${drawings.props.faceCoin}</g></defs>${coins.join('')}`;
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
