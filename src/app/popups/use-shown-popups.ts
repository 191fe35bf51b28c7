import { useState } from 'react';
import { type OpenPopup, type PopupKind, usePopupStore } from '../../popups/popup-store.ts';

interface ShownPopup {
  popup: OpenPopup;
  layer: number;
  isOpen: boolean;
}

/** The open popups and those that still move out of sight. */
export function useShownPopups(): { shown: readonly ShownPopup[]; onClosed: (kind: PopupKind) => void } {
  const stack = usePopupStore((state) => state.stack);
  const [shown, setShown] = useState<readonly ShownPopup[]>([]);
  const [seen, setSeen] = useState(stack);

  if (seen !== stack) {
    const open = stack.map((popup, layer) => ({ popup, layer, isOpen: true }));
    const leaving = shown
      .filter(({ popup }) => !stack.some(({ kind }) => kind === popup.kind))
      .map((popup) => ({ ...popup, isOpen: false }));
    setSeen(stack);
    setShown([...leaving, ...open]);
  }

  const onClosed = (kind: PopupKind) =>
    setShown((now) => now.filter(({ popup, isOpen }) => isOpen || popup.kind !== kind));
  return { shown, onClosed };
}
