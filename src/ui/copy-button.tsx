import { copyText } from '../lib/copy-text.ts';
import { tick } from '../lib/haptics.ts';
import { IconButton } from './icon-button.tsx';
import { showToast } from './toast-store.ts';

interface CopyButtonProps {
  text: string;
  /** What the button does, for screen readers. */
  label: string;
  /** Said when it is done (spec point 8). */
  copied: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const onCopy = async () => {
    if (!(await copyText(text))) return;
    tick();
    showToast('success', copied);
  };
  return <IconButton icon="copy" label={label} onClick={() => void onCopy()} className="text-muted" />;
}
