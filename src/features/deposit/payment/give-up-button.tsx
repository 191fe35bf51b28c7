import { useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useOpened } from '../../../ui/use-opened.ts';

interface GiveUpButtonProps extends Pick<ButtonProps, 'size' | 'children' | 'aria-label'> {
  onGiveUp: () => void;
}

/** Explains, then gives an unpaid deposit up; the bank is not told (DEP-10). */
export function GiveUpButton({ onGiveUp, ...button }: GiveUpButtonProps) {
  const { deposit } = texts();
  const { title, text, yes, no } = deposit.giveUp;
  const question = useOpened<true>();
  const isAgreed = useRef(false);
  return (
    <>
      <Button tone="ghost" {...button} onClick={() => question.open(true)} />
      {question.value && (
        <Dialog
          {...question.control}
          // The dialog must close first, because it has its own entry in the history.
          onClosed={() => {
            question.control.onClosed();
            if (isAgreed.current) onGiveUp();
          }}
          title={title()}
        >
          <p className="text-base text-muted">{text()}</p>
          <div className="mt-32 grid gap-20">
            <Button
              size="large"
              onClick={() => {
                isAgreed.current = true;
                question.close();
              }}
            >
              {yes()}
            </Button>
            <Button tone="quiet" size="large" onClick={question.close}>
              {no()}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
