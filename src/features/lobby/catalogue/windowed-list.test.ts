import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './windowed-list.tsx';

const ROWS_OF_10_000_GAMES = Math.ceil(10_000 / 3);

test('GAM-01 of 10,000 games no scroll position draws more than about three screens', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000_000, max: 5_000 }),
      fc.integer({ min: 120, max: 260 }),
      fc.integer({ min: 480, max: 1_400 }),
      (top, rowHeight, viewport) => {
        const { first, end } = rowWindow({ rowCount: ROWS_OF_10_000_GAMES, rowHeight, top, viewport });
        const screen = Math.ceil(viewport / rowHeight);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(ROWS_OF_10_000_GAMES);
        expect(end - first).toBeLessThanOrEqual(3 * screen + 8);
      },
    ),
  );
});

test('GAM-01 every row that is in the window is drawn, and one screen beyond it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4_000 }),
      fc.integer({ min: 60, max: 260 }),
      fc.integer({ min: 480, max: 1_400 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rowCount, rowHeight, viewport, part) => {
        const top = -Math.floor(part * Math.max(0, rowCount * rowHeight - viewport));
        const { first, end } = rowWindow({ rowCount, rowHeight, top, viewport });
        const firstNear = Math.max(0, Math.floor((-top - viewport / 2) / rowHeight));
        const lastNear = Math.min(rowCount - 1, Math.floor((-top + 1.5 * viewport) / rowHeight));
        expect(first).toBeLessThanOrEqual(firstNear);
        expect(end).toBeGreaterThan(lastNear);
      },
    ),
  );
});

test('GAM-01 a small scroll changes nothing that is drawn', () => {
  const at = (top: number) => rowWindow({ rowCount: 3_334, rowHeight: 165, top, viewport: 812 });
  expect(at(-10_010)).toEqual(at(-10_100));
});

test('GAM-01 before anything is measured the first rows are drawn', () => {
  expect(rowWindow({ rowCount: 3_334, rowHeight: 0, top: 0, viewport: 0 })).toEqual({ first: 0, end: 8 });
  expect(rowWindow({ rowCount: 2, rowHeight: 0, top: 0, viewport: 0 })).toEqual({ first: 0, end: 2 });
});
