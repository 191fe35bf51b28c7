import { useSeconds } from '../../../ui/use-seconds.ts';
import { type SmsWait, secondsLeft } from './sms-wait.ts';

/** Whole seconds until another code may be asked for. */
export function useSecondsLeft(wait: SmsWait | undefined): number {
  return useSeconds(() => secondsLeft(wait, Date.now()), wait !== undefined);
}
