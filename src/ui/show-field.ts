/** For a form between fixed bars: the focused field must not hide behind them. */
export const clearOfBars =
  '[&_:is(input,select,button)]:scroll-mt-160 [&_:is(input,select,button)]:scroll-mb-320';

/** Scrolls the first matching field of a form to the middle of the screen; does nothing when none matches. */
export function showField(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
