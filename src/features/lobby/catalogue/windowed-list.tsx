import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { combineCleanups, listen } from '../../../lib/listen.ts';

interface RowWindow {
  first: number;
  end: number;
}

interface ListPlace {
  rowCount: number;
  rowHeight: number;
  top: number;
  viewport: number;
}

/** The window moves in steps of this many rows, so that most scroll frames change nothing. */
const STEP = 2;

export function rowWindow({ rowCount, rowHeight, top, viewport }: ListPlace): RowWindow {
  if (rowHeight <= 0 || viewport <= 0) return { first: 0, end: Math.min(rowCount, STEP * 4) };
  const reach = Math.ceil(viewport / rowHeight / STEP) * STEP;
  const seen = Math.floor(-top / rowHeight / STEP) * STEP;
  const first = Math.max(0, Math.min(seen - reach, rowCount - reach));
  const end = Math.min(rowCount, Math.max(seen + 2 * reach + STEP, reach));
  return { first: Math.min(first, end), end };
}

const START: RowWindow = { first: 0, end: 8 };

/** The rows to draw while the page scrolls. @param list as high as all rows together */
function useRowWindow(list: RefObject<HTMLElement | null>, rowCount: number): RowWindow {
  const [shown, setShown] = useState(START);
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element || rowCount === 0) return;
      const { top, height } = element.getBoundingClientRect();
      const next = rowWindow({ rowCount, rowHeight: height / rowCount, top, viewport: window.innerHeight });
      setShown((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    // Browsers send one scroll event per frame before drawing, so a change appears in the same frame.
    return combineCleanups(listen('scroll', measure), listen('resize', measure));
  }, [list, rowCount]);
  return { first: Math.min(shown.first, rowCount), end: Math.min(shown.end, rowCount) };
}

interface WindowedListProps<Item> {
  items: readonly Item[];
  perRow: number;
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  total: number;
  label: string;
  /** Must set `--row`, the height of one row; all rows have the same height. */
  className: string;
  rows: string;
}

/** Draws about three screens of rows (GAM-01) in an element of full height, so going back fits (LOB-14). */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { items, perRow, keyOf, children, total, label, className, rows } = props;
  const list = useRef<HTMLDivElement>(null);
  const rowCount = Math.ceil(items.length / perRow);
  const { first, end } = useRowWindow(list, rowCount);
  const from = first * perRow;
  return (
    <div
      ref={list}
      className={clsx('relative', className)}
      style={{ height: `calc(var(--row) * ${rowCount})` }}
    >
      <ul
        aria-label={label}
        className={clsx('absolute inset-x-0 top-0', rows)}
        style={{ transform: `translateY(calc(var(--row) * ${first}))` }}
      >
        {items.slice(from, end * perRow).map((item, index) => (
          <li key={keyOf(item)} aria-setsize={total} aria-posinset={from + index + 1} className="min-w-0">
            {children(item, from + index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
