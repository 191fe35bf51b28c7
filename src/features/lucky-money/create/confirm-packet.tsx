import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { useEndsBonus } from '../../../session/use-ends-bonus.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { DialogControl } from '../../../ui/use-opened.ts';
import type { ReviewedPacket } from './packet-rule.ts';
import { PacketSummary } from './packet-summary.tsx';

interface ConfirmPacketProps extends DialogControl {
  packet: ReviewedPacket;
  currency: string;
  openHours: number;
  onConfirm: () => void;
}

export function ConfirmPacket({ packet, currency, openHours, onConfirm, ...control }: ConfirmPacketProps) {
  const { lucky, money } = texts();
  const { confirm, change } = lucky.create;
  const { each, request } = packet;
  const { amount, shares, kind } = request;
  const endsBonus = useEndsBonus(amount);
  return (
    <Dialog {...control} title={confirm.title()}>
      <p className="text-center text-muted text-sm">{confirm.leaves()}</p>
      <BigAmount amount={formatMinor(amount)} currency={currency} className="text-center" />
      <PacketSummary
        shares={shares}
        kind={kind}
        each={each}
        currency={currency}
        openHours={openHours}
        tone="raised"
      />
      {endsBonus && <p className="mt-20 font-semibold text-sm">{money.endsBonus()}</p>}
      <div className="mt-28 grid gap-16">
        <Button size="large" onClick={onConfirm}>
          {confirm.yes()}
        </Button>
        <Button tone="quiet" onClick={control.onClose}>
          {change()}
        </Button>
      </div>
    </Dialog>
  );
}
