/** Rows of a list that are in the page: from `first`, up to but without `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

interface ListPlace {
  rowCount: number;
  /** CSS px. */
  rowHeight: number;
  /** The list's upper edge from that of the window, in CSS px: negative when scrolled past. */
  top: number;
  /** Height of the window in CSS px. */
  viewport: number;
}

/** Rows change in steps of this many, so that most frames of a scroll change nothing. */
const STEP = 2;

/**
 * The rows that are in the window, and as many again above and below it: a flick finds them drawn, and the page holds
 * three screens however long the list is.
 */
export function rowWindow({ rowCount, rowHeight, top, viewport }: ListPlace): RowWindow {
  if (rowHeight <= 0 || viewport <= 0) return { first: 0, end: Math.min(rowCount, STEP * 4) };
  const reach = Math.ceil(viewport / rowHeight / STEP) * STEP;
  const seen = Math.floor(-top / rowHeight / STEP) * STEP;
  const first = Math.max(0, Math.min(seen - reach, rowCount - reach));
  const end = Math.min(rowCount, Math.max(seen + 2 * reach + STEP, reach));
  return { first: Math.min(first, end), end };
}
