/**
 * Whether a page is scrolled past half of its scroll height (spec point 1; LOB-13). Half of the way there is to
 * scroll: on a page less than two screens high, half of the whole height would never be reached.
 * All in CSS px.
 */
export function isPastHalf(scrollTop: number, scrollHeight: number, clientHeight: number): boolean {
  const way = scrollHeight - clientHeight;
  return way > 0 && scrollTop > way / 2;
}
