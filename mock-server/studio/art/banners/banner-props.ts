import { drawings } from '../../generated/drawings.ts';
import { between, type SeededRandom } from '../seeded-random.ts';
import { line, n, p, repeat, rowsOf, stamp } from '../svg.ts';

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
      const bit = () =>
        `M${n(between(random, w * 0.46, w))} ${n(random() * h * 0.8)}l${n(between(random, -6, 6))} ${n(between(random, 4, 8))}`;
      return line(repeat(7, bit), colour, 5);
    })
    .join('');
}
