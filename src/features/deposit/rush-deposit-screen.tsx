import { texts } from '../../i18n/texts.ts';
import { Deposit } from './deposit.tsx';
import { RushChoice } from './rush/rush-choice.tsx';

/** /rushdeposit: the deposit of /deposit with the shortest way into it (DEP-08). */
export function RushDepositScreen({ order }: { order: string | undefined }) {
  return (
    <div className="px-24">
      <Deposit order={order} place="/rushdeposit" title={texts().deposit.rush.title()} Choice={RushChoice} />
    </div>
  );
}
