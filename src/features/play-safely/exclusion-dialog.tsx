import { useState } from 'react';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ExclusionDialogProps {
  /** In words. */
  length: string;
  /** End of it, in ms since 1970. */
  until: number;
  isBusy: boolean;
  isOpen: boolean;
  onStart: () => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Asks twice before a self-exclusion starts: what it means, and then whether that is understood. */
export function ExclusionDialog({ length, until, isBusy, onStart, ...dialog }: ExclusionDialogProps) {
  const { safely, common } = texts();
  const words = safely.exclusion;
  const [step, setStep] = useState<1 | 2>(1);
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <Dialog title={step === 1 ? words.ask({ length }) : words.sure()} closeLabel={common.close()} {...dialog}>
      <p className="text-muted text-sm">{words.step({ at: step })}</p>
      {step === 1 ? (
        <p className="pt-12 text-base">{words.askText()}</p>
      ) : (
        <>
          <p className="pt-12 text-base">
            {words.sureText({ time: marketTime(new Date(until).toISOString()) })}
          </p>
          <label className="mt-24 flex min-h-88 cursor-pointer items-center gap-20 text-base">
            <input
              type="checkbox"
              checked={isUnderstood}
              onChange={({ target }) => setUnderstood(target.checked)}
              className="size-44 shrink-0 accent-action"
            />
            {words.understood()}
          </label>
        </>
      )}
      <div className="flex flex-col gap-16 pt-32 pb-16">
        {step === 1 ? (
          <Button size="large" wide onClick={() => setStep(2)}>
            {words.next()}
          </Button>
        ) : (
          <Button size="large" wide disabled={!isUnderstood} isBusy={isBusy} onClick={onStart}>
            {words.start({ length })}
          </Button>
        )}
        <Button tone="ghost" wide onClick={() => (step === 1 ? dialog.onClose() : setStep(1))}>
          {words.cancel()}
        </Button>
      </div>
    </Dialog>
  );
}
