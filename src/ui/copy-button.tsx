import { texts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { copyText } from '../lib/copy-text.ts';
import { tick } from '../lib/haptics.ts';
import { IconButton } from './icon-button.tsx';
import { showToast } from './toast-store.ts';

/** Copies a text and confirms it (spec point 8). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const app = useApp();
  const onCopy = async () => {
    if (!(await copyText(text))) return;
    tick();
    showToast(app, 'success', texts().common.copied());
  };
  return <IconButton icon="copy" label={label} onClick={() => void onCopy()} className="text-muted" />;
}
