import { Fragment } from 'react';

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
