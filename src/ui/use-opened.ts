import { useCallback, useState } from 'react';

export interface DialogControl {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export interface PopupControl extends DialogControl {
  layer: number;
}

/** The value of a dialog stays until its closing animation has ended. */
export function useOpened<Value>() {
  const [opened, setOpened] = useState<{ value: Value; isOpen: boolean }>();
  const open = useCallback((value: Value) => setOpened({ value, isOpen: true }), []);
  const close = () => setOpened((now) => now && { ...now, isOpen: false });
  return {
    value: opened?.value,
    open,
    close,
    control: { isOpen: opened?.isOpen ?? false, onClose: close, onClosed: () => setOpened(undefined) },
  };
}
