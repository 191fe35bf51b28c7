/** @jsxImportSource preact */
import { plainTimes, words } from '../frame/dom.ts';

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

/**
 * The pay of each count of hits or lines. The explicit roles are needed because browsers drop the meaning of a table
 * with another `display`.
 */
export function Pays({ name, label, pays, lit, invitation }: PaysProps) {
  const rows = pays.map(
    (pay, count) =>
      pay > 0 && (
        <tr role="row" class={count === lit ? 'won' : ''}>
          <th role="rowheader" scope="row">
            {count}
          </th>
          <td role="cell">{plainTimes(pay)}</td>
        </tr>
      ),
  );
  return (
    <div class="pays">
      {rows.some(Boolean) ? (
        <table role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row" class="heads">
              <th role="columnheader" scope="col">
                {name}
              </th>
              <th role="columnheader" scope="col" class="unseen">
                {words.payout}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">{rows}</tbody>
        </table>
      ) : (
        <p>{invitation}</p>
      )}
    </div>
  );
}
