import { texts } from '../i18n/texts.ts';
import { type App, useApp } from '../lib/app.ts';
import { copyText } from '../lib/copy-text.ts';
import { tick } from '../lib/haptics.ts';
import { IconButton } from './icon-button.tsx';
import { showToast } from './toast-store.ts';

const plain = (text: string) => text.replace(/[,\s]/g, '');

/** Selects what is shown of a text nearest to a control. */
function selectShown(text: string, control: Element): void {
  for (let place = control.parentElement; place && place !== document.body; place = place.parentElement)
    for (const shown of place.querySelectorAll('input, :not(:has(*))')) {
      const isField = shown instanceof HTMLInputElement;
      if (!plain(isField ? shown.value : shown.textContent).includes(plain(text))) continue;
      if (isField) shown.select();
      else getSelection()?.selectAllChildren(shown);
      return;
    }
}

/** Copies a text. Where the device refuses, it says so and selects the text (DEP-07). @returns true when it is copied */
export async function copyShown(app: App, text: string, control: Element): Promise<boolean> {
  if (await copyText(text)) return true;
  selectShown(text, control);
  showToast(app, 'failure', texts().common.notCopied());
  return false;
}

export function useCopy(text: string): (control: Element) => Promise<void> {
  const app = useApp();
  return async (control) => {
    if (!(await copyShown(app, text, control))) return;
    tick();
    showToast(app, 'success', texts().common.copied());
  };
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const onCopy = useCopy(text);
  return (
    <IconButton
      icon="copy"
      label={label}
      onClick={({ currentTarget }) => void onCopy(currentTarget)}
      className="text-muted"
    />
  );
}
