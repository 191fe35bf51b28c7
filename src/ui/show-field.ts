/**
 * For a form between fixed bars, which must not hide the focused field. The form has no box (`contents`), so that its
 * sticky action bar is limited by the box of the whole screen: with large text a form begins low.
 */
export const clearOfBars =
  'contents [&_:is(input,select,button)]:scroll-mt-160 [&_:is(input,select,button)]:scroll-mb-320';

export function showField(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
