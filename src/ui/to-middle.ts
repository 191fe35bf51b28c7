/** Scrolls a row, never the page, so that one of its controls is in its middle, where both neighbours are visible. */
export function toMiddle(control: HTMLElement | null): void {
  const row = control?.closest('.no-scrollbar');
  if (!control || !row) return;
  const [own, of] = [control.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (of.left + of.width / 2);
}
