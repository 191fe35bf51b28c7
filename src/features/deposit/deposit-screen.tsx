import { type ReactNode, useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { forgetTab } from '../../lib/device-storage.ts';
import { Button } from '../../ui/button.tsx';
import { StepFrame } from '../../ui/step-frame.tsx';
import { ChoiceForm } from './choice/choice-form.tsx';
import { Deposit, type DepositProps } from './deposit.tsx';
import { BackToGame } from './payment/step-frame.tsx';

interface DepositScreenProps extends Pick<DepositProps, 'order' | 'wanted' | 'gift' | 'onStep'> {
  onBackToGame?: () => void;
  /** Stands in the title's box, because the form's sticky bar rises to the top of its box. */
  lead?: ReactNode;
}

export function DepositScreen({ lead, onBackToGame, ...deposit }: DepositScreenProps) {
  return (
    <BackToGame value={onBackToGame}>
      <div className={onBackToGame ? undefined : 'px-24'}>
        {lead}
        <Deposit
          {...deposit}
          place={onBackToGame ? 'game' : '/deposit'}
          head={<h1 className="pt-32 font-bold text-xl">{texts().deposit.title()}</h1>}
          Form={ChoiceForm}
        />
      </div>
    </BackToGame>
  );
}

/** Shown in the bank's tab after the payment: it leads to the game's tab and closes (GAM-06). */
export function BankTabScreen({ onStay }: { onStay: () => void }) {
  const app = useApp();
  const { bankTab } = texts().deposit;
  useEffect(() => window.close(), []);
  return (
    <div className="px-24">
      <StepFrame icon="check" title={bankTab.title()} text={bankTab.text()}>
        <div className="mt-40 grid gap-20">
          <Button size="large" onClick={() => window.close()}>
            {bankTab.close()}
          </Button>
          <Button
            tone="ghost"
            onClick={() => {
              forgetTab(app, 'bankTab');
              onStay();
            }}
          >
            {bankTab.stay()}
          </Button>
        </div>
      </StepFrame>
    </div>
  );
}
