/** For a form between fixed bars: what takes the focus must not hide behind them. */
export const clearOfBars =
  '[&_:is(input,select,button)]:scroll-mt-160 [&_:is(input,select,button)]:scroll-mb-320';

/** Takes the player to the first field of a form that matches, in the middle of the screen; nowhere when none does. */
export function showField(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
