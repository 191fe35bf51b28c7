import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { POPUP_LAYER_START } from '../config/constants.ts';
import { texts } from '../i18n/texts.ts';
import { isTouch } from '../lib/is-touch.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Modal, type ModalProps, ModalTitle, type PopupSteps } from './modal.tsx';

/** A popup of several steps has a back arrow from the second one on. */
export interface DialogSteps extends PopupSteps {
  isLocked?: boolean;
}

/** Undefined on the first step, where back closes the dialog. */
export type StepBack = Pick<DialogSteps, 'onBack' | 'isLocked'> | undefined;

interface DialogProps extends Pick<ModalProps, 'isOpen' | 'onClose' | 'onClosed'> {
  title: string;
  closeLabel?: string;
  layer?: number;
  steps?: DialogSteps;
  children: ReactNode;
}

// A phone in landscape: nearly the whole height, and wider, for two columns.
const PLACE =
  'low:items-center low:p-12 items-end justify-center pt-[max(0.48rem,env(safe-area-inset-top))] min-[750.01px]:items-center min-[750.01px]:pb-48';

const PANEL = [
  'column max-h-full overflow-hidden rounded-t-lg border-line/60 border-t low:max-w-1200 low:rounded-lg',
  'transition-[translate,opacity] duration-[240ms] ease-out data-[ending-style]:duration-[180ms]',
  'data-[starting-style]:translate-y-full data-[ending-style]:translate-y-full',
  'min-[750.01px]:rounded-lg min-[750.01px]:border',
  'min-[750.01px]:data-[starting-style]:translate-y-32 min-[750.01px]:data-[ending-style]:translate-y-32',
  'min-[750.01px]:data-[starting-style]:opacity-0 min-[750.01px]:data-[ending-style]:opacity-0',
].join(' ');

/**
 * A new step begins at its top, and its first field takes the focus; on a phone the step itself does, because a field
 * would open the keyboard. A step that sets the focus itself keeps it.
 * @returns for the element around the steps, which has `tabIndex={-1}`
 */
function useStepStart(at: number): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const { current } = panel;
    if (!current) return;
    current.scrollTop = 0;
    if (current !== document.activeElement && current.contains(document.activeElement)) return;
    const field = isTouch() ? null : current.querySelector('input');
    (field ?? current).focus();
  }, [at]);
  return panel;
}

/** The frame of every popup: a sheet from the bottom edge, on wider screens a centred card. */
export function Dialog({ title, closeLabel, layer = 0, steps, children, ...modal }: DialogProps) {
  const { common } = texts();
  const panel = useStepStart(steps?.at ?? 1);
  return (
    <Modal {...modal} steps={steps} zIndex={POPUP_LAYER_START + layer} place={PLACE} panel={PANEL}>
      <header className="flex shrink-0 items-center gap-8 py-16 pr-16 pl-32 low:py-0">
        {steps && steps.at > 1 && (
          <IconButton
            icon="back"
            label={common.back()}
            onClick={steps.onBack}
            disabled={steps.isLocked}
            className="-ml-24 disabled:opacity-45"
          />
        )}
        <ModalTitle className="min-w-0 flex-1 font-bold text-lg leading-tight">{title}</ModalTitle>
        <IconButton
          icon="close"
          label={closeLabel ?? common.close()}
          onClick={modal.onClose}
          className="text-muted"
        />
      </header>
      <div
        ref={panel}
        tabIndex={steps && -1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-32 pb-[max(0.4rem,env(safe-area-inset-bottom))] outline-none"
      >
        {children}
      </div>
    </Modal>
  );
}

interface AnswersProps {
  yes: string;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

export function Answers({ yes, no, isBusy = false, onYes, onNo }: AnswersProps) {
  return (
    <div className="mt-28 grid gap-16">
      <Button size="large" isBusy={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <Button tone="quiet" disabled={isBusy} onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
