import { texts } from '../../i18n/texts.ts';
import { feeOf } from '../../lib/fee.ts';
import { formatMinor } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { DetailList, DetailRow } from '../../ui/detail-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { WithdrawRequest } from './withdraw-calls.ts';

interface ConfirmSheetProps {
  isOpen: boolean;
  isSending: boolean;
  /** Stays while the sheet moves out of sight. */
  request: WithdrawRequest;
  onConfirm: () => void;
  onChange: () => void;
  onClosed: () => void;
}

/** Says once more what is asked for and where it goes, before money moves (WDR-01). While it moves nobody leaves. */
export function ConfirmSheet({
  isOpen,
  isSending,
  request,
  onConfirm,
  onChange,
  onClosed,
}: ConfirmSheetProps) {
  const { withdraw, common } = texts();
  const { confirm, summary, payee, order } = withdraw;
  const currency = useBalance()?.currencyAlias ?? '';
  const { method, amount, account, bankCode, holder } = request;
  const fee = feeOf(method, amount);
  const bank = method.banks?.find(({ code }) => code === bankCode);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSending) onChange();
      }}
      onClosed={onClosed}
      title={confirm.title()}
      closeLabel={common.close()}
    >
      <p className="text-center text-muted text-sm">{summary.received()}</p>
      <p className="tabular text-center font-bold text-[length:min(var(--text-2xl),10vw)] text-gold leading-tight">
        {formatMinor(amount - fee)} <span className="text-[0.55em] text-muted">{currency}</span>
      </p>
      <div className="mt-24">
        <DetailList tone="raised">
          <DetailRow name={order.method()}>{method.name}</DetailRow>
          {bank && <DetailRow name={payee.bank()}>{bank.name}</DetailRow>}
          <DetailRow name={confirm.to()}>
            <strong className="font-semibold">{account}</strong>
          </DetailRow>
          {holder && <DetailRow name={payee.holder()}>{holder}</DetailRow>}
          <DetailRow name={summary.amount()}>{formatMinor(amount)}</DetailRow>
          <DetailRow name={summary.fee()}>{formatMinor(fee)}</DetailRow>
        </DetailList>
      </div>
      <p className="mt-20 text-muted text-sm">{confirm.text()}</p>
      <div className="mt-28 grid gap-16">
        <Button size="large" isBusy={isSending} onClick={onConfirm}>
          {isSending ? confirm.sending() : confirm.yes()}
        </Button>
        <Button tone="quiet" disabled={isSending} onClick={onChange}>
          {confirm.change()}
        </Button>
      </div>
    </Dialog>
  );
}
