import { useState } from 'react';
import { useApp } from '../../../lib/app.ts';
import { appStore } from '../../../lib/store.ts';
import { useUiEvent } from '../../../ui/use-ui-event.ts';

const useTips = appStore<{ tips: Readonly<Record<string, string>> }>(() => ({ tips: {} }));

export function useErrorTip(field: string): string | undefined {
  const app = useApp();
  useUiEvent('change-input-field-error-tips', (now) => useTips.of(app).setState(now));
  return useTips(({ tips }) => tips[field]);
}

/** True after the player tried to continue: every field then shows its problem. */
export function useInputCheck(): boolean {
  const [isChecked, setChecked] = useState(false);
  useUiEvent('check-input-value', () => setChecked(true));
  return isChecked;
}
