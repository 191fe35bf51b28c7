export function listen<Type extends keyof WindowEventMap>(
  types: Type | readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  isCapture?: boolean,
): () => void {
  const all = [types].flat() as Type[];
  for (const type of all) addEventListener(type, listener, isCapture);
  return () => {
    for (const type of all) removeEventListener(type, listener, isCapture);
  };
}

export const combineCleanups =
  (...stops: readonly ((() => void) | undefined)[]): (() => void) =>
  () => {
    for (const stop of stops) stop?.();
  };
