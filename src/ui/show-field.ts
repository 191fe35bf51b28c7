/**
 * For a form between fixed bars: the focused field must not hide behind them. The form has no box of its own, so that its
 * bar of the main action keeps above the nav bar from the first moment: it may rise no further than the box around it,
 * which is the whole screen's, and with large text a form begins low.
 */
export const clearOfBars =
  'contents [&_:is(input,select,button)]:scroll-mt-160 [&_:is(input,select,button)]:scroll-mb-320';

/** Scrolls the first matching field of a form to the middle of the screen; does nothing when none matches. */
export function showField(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
