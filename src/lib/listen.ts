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

/** One that is added or removed while they are notified changes nothing until the next time. */
export function createListeners<Values extends unknown[] = []>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    add(listener: (...values: Values) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...values: Values): void {
      for (const listener of [...listeners]) listener(...values);
    },
  };
}
