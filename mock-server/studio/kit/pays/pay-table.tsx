/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface PayTableProps {
  caption?: string;
  /** Of a table without a caption. */
  label?: string;
  /** Headings of the columns, that of the names first. */
  heads: readonly ComponentChildren[];
  rows: readonly { picture?: ComponentChildren; name: string; pays: readonly string[]; isLit?: boolean }[];
}

/** Rules of a game's own. The table loads with the rules. */
export type RulesView = (parts: { PayTable: typeof PayTable }) => ComponentChildren;

/**
 * Every row has a name, every column a heading. The explicit roles are needed because browsers drop the meaning of a
 * table with another `display`.
 */
export const PayTable = ({ caption, label, heads, rows }: PayTableProps) => (
  <table role="table" aria-label={label}>
    {caption && <caption>{caption}</caption>}
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((name) => (
          <th role="columnheader" scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ picture, name, pays, isLit }) => (
        <tr role="row" class={isLit ? 'won' : ''}>
          <th role="rowheader" scope="row">
            <span class="named row">
              {picture}
              <span>{name}</span>
            </span>
          </th>
          {pays.map((pay) => (
            <td role="cell">{pay}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
