import { Fragment } from 'react';
import type { Contract, Schema } from './contract.ts';
import { fieldRows, rulesOf, typeOf } from './field-words.ts';

export function MarkedText({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, place) => {
    const key = `${place} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`'))
      return (
        <code key={key} className="rounded bg-raised px-1 text-[0.9em]">
          {part.slice(1, -1)}
        </code>
      );
    return <Fragment key={key}>{part}</Fragment>;
  });
}

export function Prose({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => (
      <p key={paragraph} className="max-w-prose text-muted">
        <MarkedText text={paragraph} />
      </p>
    ));
}

const INDENT = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16'];

interface FieldsTableProps {
  contract: Contract;
  schema: Schema;
  label: string;
}

export function FieldsTable({ contract, schema, label }: FieldsTableProps) {
  const rows = fieldRows(contract, schema);
  if (rows.length === 0) {
    const limits = rulesOf(schema).join('; ');
    return (
      <p className="text-muted text-sm">
        {`${schema.properties || typeOf(contract, schema) === 'object' ? 'No fields.' : typeOf(contract, schema)} ${limits}`}
      </p>
    );
  }
  return (
    <dl aria-label={label} className="divide-y divide-line/50 rounded-xl bg-ground/60 ring-1 ring-line/50">
      {rows.map(({ key, name, depth, type, isRequired, rules, description }) => (
        <div key={key} className="grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(10rem,2fr)_3fr]">
          <dt className={`min-w-0 ${INDENT[Math.min(depth, INDENT.length - 1)]}`}>
            <code className="font-semibold text-sm">{name}</code>
            {isRequired && (
              <span className="ml-1 text-action-text" title="required">
                <span>*</span>
                <span className="sr-only"> required</span>
              </span>
            )}
            <span className="block text-muted text-xs">{type}</span>
          </dt>
          <dd className="min-w-0 text-sm">
            {description && <MarkedText text={description} />}
            {rules.length > 0 && <span className="block text-muted text-xs">{rules.join('; ')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
