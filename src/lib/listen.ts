export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isCapture?: boolean,
): () => void {
  addEventListener(type, listener, isCapture);
  return () => removeEventListener(type, listener, isCapture);
}

export const combineCleanups =
  (...stops: readonly ((() => void) | undefined)[]): (() => void) =>
  () => {
    for (const stop of stops) stop?.();
  };
