/** Cleans the input, with the caret after the same character (spec point 5). @param kept what counts */
export function keepTyped(input: HTMLInputElement, clean: (typed: string) => string, kept = /\d/): void {
  const value = clean(input.value);
  if (value === input.value) return;
  const isKept = (character: string | undefined) => character !== undefined && kept.test(character);
  const behindCaret = [...input.value.slice(input.selectionEnd ?? input.value.length)].filter(isKept).length;
  input.value = value;
  let caret = value.length;
  for (let left = behindCaret; caret > 0 && (left > 0 || !isKept(value[caret - 1])); caret -= 1)
    if (isKept(value[caret - 1])) left -= 1;
  input.setSelectionRange(caret, caret);
}
