import { useEffectEvent, useLayoutEffect } from 'react';
import { useApp } from '../lib/app.ts';
import { onUi, type UiEventName, type UiEvents } from '../lib/ui-events.ts';

export function useUiEvent<Name extends UiEventName>(
  name: Name,
  listener: (payload: UiEvents[Name]) => void,
): void {
  const app = useApp();
  const notify = useEffectEvent(listener);
  useLayoutEffect(() => onUi(app, name, (payload) => notify(payload)), [name, app]);
}
