import { clsx } from 'clsx';
import { brand } from '../../config/brand.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount, formatMinor, minus, sumOf, timesOf, toMinor } from '../../lib/money.ts';
import { paidOf, reasonOf } from '../../session/order-status.ts';
import { useCurrency } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton, copyShown } from '../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../ui/detail-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { SupportButton } from '../../ui/support-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { DialogControl } from '../../ui/use-opened.ts';
import {
  amountLook,
  type MethodLooks,
  type MoneyRecord,
  shownAmount,
  stateTextOf,
  titleOf,
  toneOf,
} from './money-record.ts';

export function receiptLines(record: MoneyRecord, looks: MethodLooks): { name: string; value: string }[] {
  const { columns } = texts().records;
  const lines = [{ name: columns.what(), value: titleOf(record, looks.nameOf) }];
  if (record.tab === 'activity') {
    lines.push({ name: columns.balanceAfter(), value: formatAmount(record.balanceAfter) });
  } else {
    const [amount, fee] = [toMinor(paidOf(record)), toMinor(record.fee)];
    const requested = toMinor(record.amount);
    const rest = sumOf([requested, minus(amount)]);
    const isPartial = rest !== undefined && rest > 0n;
    const isOut = record.tab === 'withdrawals';
    if (record.tab === 'withdrawals') {
      const { bank, holder } = record.payee;
      if (bank) lines.push({ name: columns.bank(), value: bank });
      lines.push({ name: columns.account(), value: shownMask(record.account) });
      if (holder) lines.push({ name: columns.holder(), value: shownMask(holder) });
    }
    const tone = toneOf(record);
    if (isPartial) lines.push({ name: columns.asked(), value: formatMinor(requested) });
    if (isPartial && isOut && tone === 'good')
      lines.push({ name: columns.cameBack(), value: formatMinor(rest) });
    // A failed or returned order cost nothing, and nothing arrived.
    if (tone === 'good' || tone === 'waiting') {
      const total = tone === 'good' ? columns.paid() : columns.toPay();
      lines.push({ name: columns.fee(), value: formatMinor(isOut ? minus(fee) : fee) });
      lines.push({
        name: isOut ? columns.received() : total,
        value: formatMinor(sumOf([amount, isOut ? minus(fee) : fee])),
      });
    }
    if (record.tab === 'deposits' && record.takenBack) {
      lines.push({
        name: columns.takenBack(),
        value: formatMinor(minus(toMinor(record.takenBack.amount))),
      });
      lines.push({ name: columns.takenBackAt(), value: marketTime(record.takenBack.at) });
    } else if (record.tab === 'deposits' && record.bonus) {
      const { amount: bonus, wagerTimes: times, expiresAt } = record.bonus;
      const staked = formatMinor(timesOf(toMinor(bonus), times));
      lines.push({ name: columns.bonus(), value: `+${formatAmount(bonus)}` });
      lines.push({ name: columns.bonusStake({ times }), value: staked });
      lines.push({ name: columns.bonusUntil(), value: marketTime(expiresAt) });
    }
    const reason = reasonOf(record);
    if (reason) lines.push({ name: columns.reason(), value: reason });
  }
  return [...lines, { name: columns.time(), value: marketTime(record.createdAt) }];
}

interface RecordSheetProps extends DialogControl {
  record: MoneyRecord;
  looks: MethodLooks;
}

export function RecordSheet({ record, looks, ...control }: RecordSheetProps) {
  const app = useApp();
  const { records, common } = texts();
  const currency = useCurrency();
  const lines = receiptLines(record, looks);
  const state = stateTextOf(record);
  const isFailed = state !== undefined && toneOf(record) === 'bad';
  const amount = `${shownAmount(record)} ${currency}`;

  const receipt = [
    `${brand.name}: ${records.receipt[record.tab]()} ${amount}`,
    ...(state ? [`${records.columns.state()}: ${state}`] : []),
    ...lines.map(({ name, value }) => `${name}: ${value}`),
    `${records.columns.id()}: ${record.id}`,
  ].join('\n');
  const canShare = typeof navigator.share === 'function';
  const onShare = async (control: Element) => {
    if (canShare) {
      // It also rejects when the player cancels, which is no error.
      await navigator.share({ text: receipt }).catch(() => undefined);
    } else if (await copyShown(app, receipt, control)) showToast(app, 'success', common.copied());
  };

  return (
    <Dialog {...control} title={records.receipt[record.tab]()}>
      <div className="flex flex-col items-center gap-12 pb-24 text-center">
        <p
          className={clsx(
            'tabular font-bold leading-tight',
            isFailed ? 'text-lg' : 'text-[length:min(var(--text-2xl),10vw)]',
            amountLook(record),
          )}
        >
          <span translate="no">{shownAmount(record)}</span>{' '}
          <span className="text-[0.55em] text-muted">{currency}</span>
        </p>
        {state && <StateChip tone={toneOf(record)}>{state}</StateChip>}
      </div>
      <DetailList tone="raised">
        {lines.map(({ name, value }) => (
          <DetailRow key={name} name={name}>
            {value}
          </DetailRow>
        ))}
        <DetailRow
          name={records.columns.id()}
          action={<CopyButton text={record.id} label={records.receipt.copyId()} />}
        >
          {record.id}
        </DetailRow>
      </DetailList>
      {record.tab !== 'activity' && (
        <SupportButton orderId={record.id} wide className="mt-24">
          {records.receipt.support()}
        </SupportButton>
      )}
      <Button
        tone="quiet"
        wide
        className="mt-24"
        onClick={({ currentTarget }) => void onShare(currentTarget)}
      >
        {canShare ? (
          <LineIcon className="size-40">
            <path d="M12 14.5V4M8 7.8 12 4l4 3.8M7 11H5v9h14v-9h-2" />
          </LineIcon>
        ) : (
          <Icon name="copy" className="size-40" />
        )}
        <span>{canShare ? records.receipt.share() : records.receipt.copyAll()}</span>
      </Button>
    </Dialog>
  );
}
