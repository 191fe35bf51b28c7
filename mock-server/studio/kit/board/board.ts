import { isOff } from '../frame/dom.ts';
import { moveFocus } from './board-keys.ts';

/**
 * A board of many cells is one tab stop: the arrows move inside, Home and End go to its ends (GAM-18).
 * @param root contains the cells
 */
export function makeBoard(root: HTMLElement, first: readonly HTMLElement[] = []) {
  let cells = first;
  let current = cells[0];
  const visit = (cell: HTMLElement | undefined): void => {
    if (!cell) return;
    for (const other of cells) other.tabIndex = other === cell ? 0 : -1;
    current = cell;
  };
  visit(current);
  root.addEventListener('focusin', ({ target }) => visit(cells.find((cell) => cell === target)));
  root.addEventListener('keydown', (event) => moveFocus(event, cells));
  const choice = () =>
    current && (!isOff(current) || current === document.activeElement)
      ? current
      : cells.find((cell) => !isOff(cell));
  return {
    lay(next: readonly HTMLElement[]) {
      cells = next;
      visit(cells[0]);
    },
    choice,
    /** To be called after cells were enabled or disabled: a board without an enabled cell is no tab stop. */
    settle() {
      const stop = choice();
      for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
    },
  };
}
