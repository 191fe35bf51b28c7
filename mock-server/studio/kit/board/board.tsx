/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { isOff } from '../frame/dom.ts';
import { moveFocus } from './board-keys.ts';

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

const move = (event: KeyboardEvent & { currentTarget: Element }) =>
  moveFocus(event, cellsOf(event.currentTarget));

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
