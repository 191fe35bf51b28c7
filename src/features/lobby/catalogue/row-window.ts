export interface RowWindow {
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
