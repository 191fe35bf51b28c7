import { texts } from '../../i18n/texts.ts';
import type { StepBack } from '../../ui/dialog.tsx';
import { ChoiceForm, type ChoiceFormProps } from './choice/choice-form.tsx';
import type { WantedDeposit } from './choice/use-deposit-options.ts';
import { Deposit } from './deposit.tsx';

interface DepositScreenProps {
  /** The order the bank returns with or that a reload goes on with. */
  order: string | undefined;
  /** What another screen offered and the player took. */
  wanted?: WantedDeposit;
  /** In the panel over a game, the way back to it. */
  onBackToGame?: (() => void) | undefined;
  /** In the panel over a game, called with each step's way back. */
  onStep?: ((back: StepBack) => void) | undefined;
}

/** /deposit, and the deposit panel of the game view. */
export function DepositScreen({ order, wanted, onBackToGame, onStep }: DepositScreenProps) {
  return (
    <div className={onBackToGame ? undefined : 'px-24'}>
      <Deposit
        order={order}
        place={onBackToGame ? 'game' : '/deposit'}
        title={texts().deposit.title()}
        Choice={WholeChoice}
        wanted={wanted}
        onBackToGame={onBackToGame}
        onStep={onStep}
      />
    </div>
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
