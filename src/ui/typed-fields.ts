import { type FormEvent, useEffect, useState } from 'react';
import { type App, useApp } from '../lib/app.ts';
import { appStore } from '../lib/store.ts';

/** The number of fields with typed input. The app does not reload the page meanwhile (PLR-01, APP-11). */
const useTypedFields = appStore<{ count: number }>(() => ({ count: 0 }));

export const useHasTyped = (): boolean => useTypedFields(({ count }) => count > 0);

export const hasTyped = (app: App): boolean => useTypedFields.of(app).getState().count > 0;

export function noteField(app: App): () => void {
  const { setState } = useTypedFields.of(app);
  setState(({ count }) => ({ count: count + 1 }));
  return () => setState(({ count }) => ({ count: count - 1 }));
}

/** Counts a field from its first input until it is empty or unmounted. @returns its `onInput` */
export function useTypedField(): (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void {
  const app = useApp();
  const [isTyped, setTyped] = useState(false);
  useEffect(() => (isTyped ? noteField(app) : undefined), [isTyped, app]);
  return ({ currentTarget }) => setTyped(currentTarget.value !== '');
}

export function onceUntyped(app: App, run: () => void): void {
  if (!hasTyped(app)) {
    run();
    return;
  }
  const stop = useTypedFields.of(app).subscribe(() => {
    if (hasTyped(app)) return;
    stop();
    run();
  });
}
