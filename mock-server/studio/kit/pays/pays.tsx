/** @jsxImportSource preact */
import { plainTimes, words } from '../frame/dom.ts';
import { Unseen } from '../frame/parts.tsx';
import { PayTable } from './pay-table.tsx';

interface PaysProps {
  name: string;
  label: string;
  /** In hundredths of the stake, from count 0 on. */
  pays: readonly number[];
  /** The count that was reached. */
  lit: number | undefined;
  /** Shows while nothing can pay. */
  invitation?: string;
}

/** The pay of each count of hits or lines. */
export function Pays({ name, label, pays, lit, invitation }: PaysProps) {
  const rows = pays.flatMap((pay, count) =>
    pay > 0 ? [{ name: String(count), pays: [plainTimes(pay)], isLit: count === lit }] : [],
  );
  const heads = [name, <Unseen>{words.payout}</Unseen>];
  return (
    <div class="pays">
      {rows.length > 0 ? <PayTable label={label} heads={heads} rows={rows} /> : <p>{invitation}</p>}
    </div>
  );
}
