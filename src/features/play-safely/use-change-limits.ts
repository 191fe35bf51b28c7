import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { changeLimits } from '../../session/play-limits/limit-store.ts';
import { showToast } from '../../ui/toast-store.ts';

type Rule = Parameters<typeof changeLimits>[2];

/** `first` runs before the change is stored. @returns whether it was stored; a failure shows a toast */
export function useChangeLimits(username: string) {
  const app = useApp();
  const [isBusy, setBusy] = useState(false);
  const change = async (rule: Rule, success?: string, first?: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await first?.();
      await changeLimits(app, username, rule);
      if (success !== undefined) showToast(app, 'success', success);
      return true;
    } catch {
      showToast(app, 'failure', texts().safely.notDone());
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
