import { texts } from '../../i18n/texts.ts';
import { formatRut } from '../../lib/account-rule.ts';
import { useApp } from '../../lib/app.ts';
import { feeOf } from '../../lib/fee.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatMinor } from '../../lib/money.ts';
import { isZeroDecimalMarket } from '../../session/typed-amount.ts';
import { useClaimFirst } from '../../session/use-claim-first.ts';
import { useBalance, useEndsBonus } from '../../session/use-player.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { DetailList, DetailRow } from '../../ui/detail-list.tsx';
import { Answers, Dialog } from '../../ui/dialog.tsx';
import type { useWithdrawal } from './use-withdrawal.ts';
import type { WithdrawRequest } from './withdraw-calls.ts';

/** A typed account is shown in full for checking; a saved one is masked by the server. */
function payeeLines({ method, payee }: WithdrawRequest): { name: string; value: string }[] {
  const { payee: words, confirm } = texts().withdraw;
  const { kind, fields = [] } = method.accountRule;
  const isSaved = 'id' in payee;
  const bank = isSaved ? payee.bank : method.banks?.find(({ code }) => code === payee.bankCode)?.name;
  const shown = (value: string, isRut: boolean) =>
    isSaved ? shownMask(value) : isRut ? formatRut(value) : value;
  const line = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);
  return [
    ...line(words.bank(), bank),
    ...line(confirm.to(), shown(payee.account, kind === 'rut')),
    ...fields.flatMap(({ name, kind: fieldKind, label, options = [] }) => {
      const value = payee[name] ?? '';
      const choice = options.find(({ code }) => code === value)?.name ?? value;
      return line(label, fieldKind === 'choice' ? choice : shown(value, fieldKind === 'rut'));
    }),
  ];
}

/** A bank refuses a wrong account, but money to a wrong number or address is lost. */
const checkOf = (kind: WithdrawRequest['method']['accountRule']['kind']) =>
  kind === 'phone' || kind === 'email' ? kind : 'account';

interface ConfirmSheetProps {
  sheet: ReturnType<typeof useWithdrawal>['sheet'];
  request: WithdrawRequest;
  isSending: boolean;
  onConfirm: () => void;
}

/** Repeats the amount and the account before money moves (WDR-01). It cannot be closed during the call. */
export function ConfirmSheet({ sheet, request, isSending, onConfirm }: ConfirmSheetProps) {
  const app = useApp();
  const onChange = () => sheet.review(undefined);
  const { withdraw, money } = texts();
  const { confirm, summary, order } = withdraw;
  const currency = useBalance()?.currencyAlias ?? '';
  const { method, amount } = request;
  const fee = feeOf(method, amount, isZeroDecimalMarket(app));
  const lines = payeeLines(request);
  const endsBonus = useEndsBonus(amount);
  const claimFirst = useClaimFirst();
  return (
    <Dialog
      isOpen={sheet.isOpen}
      onClose={() => {
        if (!isSending) onChange();
      }}
      onClosed={sheet.onClosed}
      title={confirm.title()}
    >
      <p className="text-center text-muted text-sm">{summary.received()}</p>
      <BigAmount amount={formatMinor(amount - fee)} currency={currency} className="text-center" />
      <div className="mt-24">
        <DetailList tone="raised">
          <DetailRow name={order.method()}>{method.name}</DetailRow>
          {lines.map(({ name, value }) => (
            <DetailRow key={name} name={name}>
              <span className="break-words font-semibold">{value}</span>
            </DetailRow>
          ))}
          <DetailRow name={summary.amount()}>{formatMinor(amount)}</DetailRow>
          <DetailRow name={summary.fee()}>{formatMinor(-fee)}</DetailRow>
        </DetailList>
      </div>
      {endsBonus && <p className="mt-20 font-semibold text-sm">{money.endsBonus()}</p>}
      {claimFirst && <p className="mt-20 font-semibold text-sm">{money.claimFirst()}</p>}
      <p className="mt-20 text-muted text-sm">{confirm.check[checkOf(method.accountRule.kind)]()}</p>
      <Answers
        yes={isSending ? confirm.sending() : confirm.yes()}
        no={confirm.change()}
        isBusy={isSending}
        onYes={onConfirm}
        onNo={onChange}
      />
    </Dialog>
  );
}
