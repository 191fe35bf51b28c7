import type { BankTransfer } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type OpenOrder, totalOf } from '../deposit-calls.ts';
import { StepFrame } from './step-frame.tsx';

const FIELDS = ['bank', 'accountType', 'accountNumber', 'holder', 'rut', 'email', 'reference'] as const;

/** Where to send the money, each line to copy, and the wait for it (DEP-03). */
export function TransferStep({ order, transfer }: { order: OpenOrder; transfer: BankTransfer }) {
  const { transfer: words } = texts().deposit;
  const total = formatMinor(totalOf(order));
  return (
    <StepFrame icon="deposit" title={words.title()} text={words.text()}>
      <div className="mt-40">
        <DetailList>
          <DetailRow
            name={words.amount()}
            action={
              <CopyButton
                text={total.replaceAll(',', '')}
                label={words.copy({ what: words.amount() })}
                copied={texts().common.copied()}
              />
            }
          >
            <span className="font-semibold text-gold">{total}</span>
          </DetailRow>
          {FIELDS.map((field) => (
            <DetailRow
              key={field}
              name={words[field]()}
              action={
                <CopyButton
                  text={transfer[field]}
                  label={words.copy({ what: words[field]() })}
                  copied={texts().common.copied()}
                />
              }
            >
              {transfer[field]}
            </DetailRow>
          ))}
        </DetailList>
      </div>
      <div role="status" className="mt-32 flex items-center gap-24 rounded-md bg-raised px-28 py-24">
        <Spinner />
        <p>
          <strong className="font-semibold">{words.waiting()}</strong>
          <br />
          <span className="text-muted text-sm">{words.waitingText()}</span>
        </p>
      </div>
    </StepFrame>
  );
}
