/**
 * Leaves the cleaned value in the input, with the caret behind the digit it was behind: a field that drops what is not
 * a digit does so as one types (spec point 5).
 */
export function keepTyped(input: HTMLInputElement, clean: (typed: string) => string): void {
  const value = clean(input.value);
  if (value === input.value) return;
  const behindCaret = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length;
  input.value = value;
  const caret = Math.max(0, value.length - behindCaret);
  input.setSelectionRange(caret, caret);
}
