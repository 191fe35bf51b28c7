import { useCallback, useState } from 'react';

/** What every dialog is given: whether it is open, and what to do when it closes and once it is out of sight. */
export interface DialogControl {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** What a popup is given: also its place in the stack, 0 at the bottom. */
export interface PopupControl extends DialogControl {
  layer: number;
}

/** A dialog about a value, which stays until the dialog is out of sight. */
export function useOpened<Value>() {
  const [opened, setOpened] = useState<{ value: Value; isOpen: boolean }>();
  const open = useCallback((value: Value) => setOpened({ value, isOpen: true }), []);
  const close = () => setOpened((now) => now && { ...now, isOpen: false });
  return {
    /** Undefined while no dialog is there. */
    value: opened?.value,
    open,
    close,
    control: { isOpen: opened?.isOpen ?? false, onClose: close, onClosed: () => setOpened(undefined) },
  };
}
