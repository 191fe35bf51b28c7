import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
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
