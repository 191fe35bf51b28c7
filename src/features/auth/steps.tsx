import { type RefObject, useEffect, useRef } from 'react';
import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Goes back one step of a popup (spec point 4). */
export function BackArrow({ onBack, isDisabled }: { onBack: () => void; isDisabled: boolean }) {
  return (
    <IconButton
      icon="back"
      label={texts().common.back()}
      onClick={onBack}
      disabled={isDisabled}
      className="-ml-24 disabled:opacity-45"
    />
  );
}

interface StepHeadProps {
  at: number;
  of: number;
  title: string;
  text: string;
}

/** Which step of a popup this is, and what it asks for. */
export function StepHead({ at, of, title, text }: StepHeadProps) {
  return (
    <div className="flex flex-col gap-8">
      <p className="font-semibold text-action-text text-sm">{texts().profile.step({ at, of })}</p>
      <h3 className="font-bold text-lg">{title}</h3>
      <p className="text-base text-muted">{text}</p>
    </div>
  );
}

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
