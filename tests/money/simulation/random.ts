export interface Random {
  /** 0 up to, but not including, `limit`. */
  below: (limit: number) => number;
  chance: (share: number) => boolean;
  of: <Item>(items: readonly Item[]) => Item;
  weighted: <Item extends { weight: number }>(items: readonly Item[]) => Item;
}

/** mulberry32: 32 bits of state are enough for a simulation. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return {
    below: (limit) => Math.floor(draw() * limit),
    chance: (share) => draw() < share,
    of: (items) => at(items, Math.floor(draw() * items.length)),
    weighted(items) {
      let left = draw() * items.reduce((sum, { weight }) => sum + weight, 0);
      return at(
        items,
        items.findIndex(({ weight }) => {
          left -= weight;
          return left < 0;
        }),
      );
    },
  };
}
