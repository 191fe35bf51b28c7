import { useSeconds } from './use-seconds.ts';

/** Whole seconds until a moment of the wall clock, in ms; 0 once it is over and when there is none. */
export function useSecondsUntil(moment: number | undefined): number {
  return useSeconds(
    () => (moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000))),
    moment !== undefined,
  );
}
