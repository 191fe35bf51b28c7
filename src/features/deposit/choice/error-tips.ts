import { useState } from 'react';
import { create } from 'zustand';
import { onUi } from '../../../lib/ui-events.ts';
import { useUiEvent } from '../../../ui/use-ui-event.ts';

const useTips = create<{ tips: Readonly<Record<string, string>> }>(() => ({ tips: {} }));
onUi('change-input-field-error-tips', (now) => useTips.setState(now));

/** What the server has against a field, until something changes. */
export const useErrorTip = (field: string): string | undefined => useTips(({ tips }) => tips[field]);

/** Whether the player wanted to go on: from then on a field says what is wrong although nobody left it. */
export function useInputCheck(): boolean {
  const [isChecked, setChecked] = useState(false);
  useUiEvent('check-input-value', () => setChecked(true));
  return isChecked;
}
