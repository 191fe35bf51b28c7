import { TOAST_SUCCESS_MS } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { copyText } from './copy-text.ts';

/** Copies a text and says so (spec point 8). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const onCopy = async () => {
    if (await copyText(text)) showToast('success', texts().common.copied(), TOAST_SUCCESS_MS);
  };
  return <IconButton icon="copy" label={label} onClick={() => void onCopy()} className="text-muted" />;
}
