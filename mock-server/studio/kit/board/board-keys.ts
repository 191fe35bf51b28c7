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

/** The arrows move the focus between the cells of a board, Home and End go to its ends (GAM-18). */
export function moveFocus(event: KeyboardEvent, cells: readonly HTMLElement[]): void {
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
