import { type RefObject, useEffect, useRef } from 'react';

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * When one step takes another's place, the focus goes to its first field; on a phone to the step itself, where a field
 * would bring up the keyboard unasked. A step that takes the focus by itself keeps it.
 * @returns for the element around the steps, which takes `tabIndex={-1}`
 */
export function useStepFocus(step: number): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { current } = panel;
    if (!current || (current !== document.activeElement && current.contains(document.activeElement))) return;
    const field = isTouch() ? null : current.querySelector('input');
    (field ?? current).focus();
  }, [step]);
  return panel;
}
