import type { LuckyCollection } from '../../api/generated/contract.schemas.ts';
import { TakenRow } from './taken-row.tsx';

/** Rows with something to tell them by: two masked players may look the same in the same second. */
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
  /** A word about a row, such as the luckiest. */
  noteOf?: (row: LuckyCollection) => string | undefined;
}

/** Shares somebody took, newest first. */
export function TakenList({ rows, noteOf }: TakenListProps) {
  return (
    <ul className="overflow-hidden rounded-md bg-surface">
      {keyed(rows).map(({ key, row }) => (
        <TakenRow key={key} row={row} note={noteOf?.(row)} />
      ))}
    </ul>
  );
}
