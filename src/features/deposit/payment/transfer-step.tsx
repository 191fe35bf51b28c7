import type { BankTransfer } from '../../../api/generated/contract.schemas.ts';
import { marketClock } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton, useCopy } from '../../../ui/copy-button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { type OpenOrder, totalOf } from '../deposit-calls.ts';
import { GiveUpButton, PlayLink, StepActions, StepFrame } from './step-frame.tsx';

const FIELDS = ['bank', 'accountType', 'accountNumber', 'holder', 'rut', 'email', 'reference'] as const;

interface TransferStepProps {
  order: OpenOrder;
  transfer: BankTransfer;
  onSent: () => void;
  onGiveUp: () => void;
}

/** Shows where to send the money (DEP-03), until the player says that it is sent (DEP-10). */
export function TransferStep({ order, transfer, onSent, onGiveUp }: TransferStepProps) {
  const { transfer: words, waiting } = texts().deposit;
  const total = formatMinor(totalOf(order));
  const fields = FIELDS.map((field) => [words[field](), transfer[field]] as const);
  const copyAll = useCopy(
    [...fields, [words.amount(), total.replaceAll(',', '')]].map((pair) => pair.join(': ')).join('\n'),
  );
  return (
    <StepFrame icon="deposit" title={words.title()} text={words.text()}>
      <div className="mt-40">
        <DetailList>
          <DetailRow
            name={words.amount()}
            action={
              <CopyButton text={total.replaceAll(',', '')} label={words.copy({ what: words.amount() })} />
            }
          >
            <span translate="no" className="font-semibold text-gold">
              {total}
            </span>
          </DetailRow>
          {fields.map(([name, value]) => (
            <DetailRow
              key={name}
              name={name}
              action={<CopyButton text={value} label={words.copy({ what: name })} />}
            >
              {value}
            </DetailRow>
          ))}
        </DetailList>
        <Button tone="ghost" wide onClick={({ currentTarget }) => void copyAll(currentTarget)}>
          {words.copyAll()}
        </Button>
      </div>
      {order.expiresAt && (
        <p className="mt-20 text-center text-muted text-sm">
          {waiting.until({ time: marketClock(order.expiresAt) })}
        </p>
      )}
      <StepActions>
        <Button size="large" onClick={onSent}>
          {words.sent()}
        </Button>
        <PlayLink tone="quiet" size="large" words={words.later()} />
        <GiveUpButton onGiveUp={onGiveUp} />
      </StepActions>
    </StepFrame>
  );
}
