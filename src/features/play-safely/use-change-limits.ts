import { useState } from 'react';
import { TOAST_FAILURE_MS, TOAST_SUCCESS_MS } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import { changeLimits } from '../../session/play-limits/limit-store.ts';
import { showToast } from '../../ui/toast-store.ts';

type Rule = Parameters<typeof changeLimits>[1];

/** Changes the player's limits by a rule. `change` resolves with whether it was stored; a failure shows a toast. */
export function useChangeLimits(username: string) {
  const [isBusy, setBusy] = useState(false);
  const change = async (rule: Rule, success?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await changeLimits(username, rule);
      if (success !== undefined) showToast('success', success, TOAST_SUCCESS_MS);
      return true;
    } catch {
      showToast('failure', texts().safely.notDone(), TOAST_FAILURE_MS);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
