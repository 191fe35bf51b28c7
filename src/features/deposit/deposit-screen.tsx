import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import { ChoiceForm, type ChoiceFormProps } from './choice/choice-form.tsx';
import { Deposit, type DepositProps } from './deposit.tsx';
import { BackToGame } from './payment/play-link.tsx';

interface DepositScreenProps extends Pick<DepositProps, 'order' | 'wanted' | 'gift' | 'onStep'> {
  onBackToGame?: () => void;
  /** Stands in the title's box, because the form's sticky bar rises to the top of its box. */
  lead?: ReactNode;
}

export function DepositScreen({ order, wanted, gift, lead, onBackToGame, onStep }: DepositScreenProps) {
  return (
    <BackToGame value={onBackToGame}>
      <div className={onBackToGame ? undefined : 'px-24'}>
        {lead}
        <Deposit
          order={order}
          place={onBackToGame ? 'game' : '/deposit'}
          title={texts().deposit.title()}
          Choice={WholeChoice}
          wanted={wanted}
          gift={gift}
          onStep={onStep}
        />
      </div>
    </BackToGame>
  );
}

function WholeChoice(props: ChoiceFormProps) {
  return (
    <>
      <h1 className="pt-32 font-bold text-xl">{texts().deposit.title()}</h1>
      {props.card}
      <ChoiceForm {...props} />
    </>
  );
}
