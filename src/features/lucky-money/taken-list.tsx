import type { LuckyCollection } from '../../api/generated/contract.schemas.ts';
import { intlTag } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { useTimeNow } from '../../ui/use-time.ts';
import packetArt from './mini-packet.svg';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** Relative time in the player's language: "hace 4 min". @param now ms since 1970 */
function since(time: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(time));
  const unit = UNITS.find(([, ms]) => ago >= ms);
  if (!unit) return texts().lucky.justNow();
  const format = new Intl.RelativeTimeFormat(intlTag(), { numeric: 'auto', style: 'short' });
  return format.format(-Math.floor(ago / unit[1]), unit[0]);
}

function TakenRow({ row, note }: { row: LuckyCollection; note?: string | undefined }) {
  return (
    <li className="flex min-h-104 items-center gap-20 border-line/50 border-b px-24 py-12 last:border-b-0">
      <img src={packetArt} alt="" className="h-60 w-48 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-20">
        <span className="whitespace-nowrap">
          <span className="tabular block text-base">{shownMask(row.player)}</span>
          <span className="block text-muted text-xs">{since(row.claimedAt, useTimeNow())}</span>
        </span>
        <span className="ml-auto text-right">
          <strong translate="no" className="tabular block font-semibold text-gold text-md">
            {formatAmount(row.amount)}
          </strong>
          {note && <span className="block text-good text-xs">{note}</span>}
        </span>
      </span>
    </li>
  );
}

/** Adds unique keys: two masked players may look the same in the same second. */
function keyed(rows: readonly LuckyCollection[]): { key: string; row: LuckyCollection }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const look = `${row.player} ${row.claimedAt} ${row.amount}`;
    const count = seen.get(look) ?? 0;
    seen.set(look, count + 1);
    return { key: `${look} ${count}`, row };
  });
}

interface TakenListProps {
  rows: readonly LuckyCollection[];
  noteOf?: (row: LuckyCollection) => string | undefined;
}

export function TakenList({ rows, noteOf }: TakenListProps) {
  return (
    <ul className="overflow-hidden rounded-md bg-surface">
      {keyed(rows).map(({ key, row }) => (
        <TakenRow key={key} row={row} note={noteOf?.(row)} />
      ))}
    </ul>
  );
}
