/** On an http page the clipboard interface is missing; a selected field can still be copied. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed top-0 opacity-0';
  // Inside an open dialog the focus may not leave it.
  (document.querySelector('[role=dialog]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

/** Puts a text on the clipboard. @returns whether it is there */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelected(text),
  );
}
