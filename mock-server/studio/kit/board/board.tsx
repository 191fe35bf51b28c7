/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { isOff } from '../frame/dom.ts';

/** Centre on the page; all zero without a layout. */
function centreOf(cell: Element): { x: number; y: number; half: number } {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, half: height / 2 };
}

function beside(cells: readonly HTMLElement[], from: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const own = centreOf(from);
  const away = cells.flatMap((cell) => {
    const { x, y } = centreOf(cell);
    const rows = isDown ? y - own.y : own.y - y;
    return rows > own.half ? [{ cell, rows, aside: Math.abs(x - own.x) }] : [];
  });
  const row = Math.min(...away.map(({ rows }) => rows));
  // Cells of one row can differ slightly in height.
  const near = away.filter(({ rows }) => rows < row + own.half).sort((a, b) => a.aside - b.aside);
  return near[0]?.cell;
}

const cellsOf = (board: Element) => [...board.querySelectorAll<HTMLElement>('button, [role="gridcell"]')];

/** The cell of a board that had the focus last. */
const visited = new WeakMap<Element, HTMLElement>();

/** A board whose cells are all off is no tab stop. */
function settle(board: HTMLElement | null): void {
  if (!board) return;
  const cells = cellsOf(board);
  const last = visited.get(board);
  const isStop = (cell: HTMLElement) => !isOff(cell) || cell === document.activeElement;
  const stop = last?.isConnected && isStop(last) ? last : cells.find(isStop);
  for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
}

function visit({ target, currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  if (cellsOf(currentTarget).includes(target)) visited.set(currentTarget, target);
  settle(currentTarget);
}

function move(event: KeyboardEvent & { currentTarget: Element }): void {
  const cells = cellsOf(event.currentTarget);
  const from = cells.find((cell) => cell === document.activeElement);
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = cells.indexOf(from);
  const to: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => cells[at - 1],
    ArrowRight: () => cells[at + 1],
    ArrowUp: () => beside(cells, from, false),
    ArrowDown: () => beside(cells, from, true),
    Home: () => cells[0],
    End: () => cells.at(-1),
  };
  if (!Object.hasOwn(to, event.key)) return;
  event.preventDefault();
  to[event.key]?.()?.focus();
}

/** What makes an element a board: one tab stop, the arrows move inside, Home and End go to its ends (GAM-18). */
export const asBoard = () => ({
  // The new function lets Preact call it after each drawing, when cells may have been enabled or disabled.
  ref: (board: HTMLElement | null) => settle(board),
  onFocusIn: visit,
  onKeyDown: move,
});

export const Board = (props: JSX.IntrinsicElements['div']) => <div role="group" {...props} {...asBoard()} />;

/** Where the focus goes when a choice on the board is next. */
export const stopOf = (selector: string) => document.querySelector<HTMLElement>(`${selector} [tabindex="0"]`);
