import type { LuckyCollection } from '../../api/generated/contract.schemas.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { MiniPacket } from './mini-packet.tsx';
import { since } from './since.ts';

interface TakenRowProps {
  row: LuckyCollection;
  /** A word about it, in the outcome's colour. */
  note?: string | undefined;
}

/** Somebody took a share: who, when, how much. */
export function TakenRow({ row, note }: TakenRowProps) {
  return (
    <li className="flex min-h-104 items-center gap-20 border-line/50 border-b px-24 py-12 last:border-b-0">
      <MiniPacket className="h-60 w-48 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-20">
        <span className="whitespace-nowrap">
          <span className="tabular block text-base">{shownMask(row.player)}</span>
          <span className="block text-muted text-xs">{since(row.claimedAt, Date.now())}</span>
        </span>
        <span className="ml-auto text-right">
          <strong className="tabular block font-semibold text-gold text-md">
            {formatAmount(row.amount)}
          </strong>
          {note && <span className="block text-good text-xs">{note}</span>}
        </span>
      </span>
    </li>
  );
}
