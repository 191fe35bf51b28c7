/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface PayTableProps {
  caption: string;
  /** Headings of the columns, that of the names first. */
  heads: readonly ComponentChildren[];
  rows: readonly { picture?: ComponentChildren; name: string; pays: readonly string[] }[];
}

/** Rules of a game's own. The table loads with the rules. */
export type RulesView = (parts: { PayTable: typeof PayTable }) => ComponentChildren;

/** Every row has a name, every column a heading. */
export const PayTable = ({ caption, heads, rows }: PayTableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((name) => (
          <th scope="col">{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ picture, name, pays }) => (
        <tr>
          <th scope="row">
            <span class="named">
              {picture}
              <span>{name}</span>
            </span>
          </th>
          {pays.map((pay) => (
            <td>{pay}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
