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
  root.addEventListener('keydown', (event) => {
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
  });
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
