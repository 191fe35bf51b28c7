import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { feeText } from '../../../lib/fee.ts';
import { Button } from '../../../ui/button.tsx';
import { MethodPicture } from '../../../ui/choice-tile.tsx';
import { Section } from '../../../ui/section.tsx';

interface LastMethodProps {
  method: PaymentMethod;
  isLast: boolean;
  onChange: () => void;
}

export function LastMethod({ method, isLast, onChange }: LastMethodProps) {
  const { deposit } = texts();
  const fee = feeText(method, deposit.method);
  return (
    <Section title={deposit.method.title()}>
      <div className="flex items-center gap-20 rounded-md bg-surface py-16 pr-16 pl-24">
        <MethodPicture src={method.icon} eager="normal" />
        <p className="min-w-0 flex-1 text-base leading-tight">
          <strong className="font-semibold">{method.name}</strong>
          <br />
          <span className="text-muted text-sm">{isLast ? deposit.rush.last({ fee }) : fee}</span>
        </p>
        <Button tone="quiet" size="small" onClick={onChange} className="shrink-0">
          {deposit.rush.change()}
        </Button>
      </div>
    </Section>
  );
}
