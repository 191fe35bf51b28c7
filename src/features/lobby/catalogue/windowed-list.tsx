import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useRowWindow } from './use-row-window.ts';

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

/**
 * Keeps about three screens of a list in the page (GAM-01). The element has its full height from the first paint, so
 * that going back finds the old position (LOB-14).
 */
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
