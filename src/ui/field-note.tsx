interface FieldNoteProps {
  id: string;
  problem: string | undefined;
  hint?: string | undefined;
}

export function FieldNote({ id, problem, hint }: FieldNoteProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="mt-12 min-h-[1.45em] text-muted text-sm data-[problem]:text-bad"
      data-problem={problem && ''}
    >
      {problem ?? hint}
    </p>
  );
}

export const fieldLook =
  'mt-10 block min-h-96 w-full rounded-md border-2 border-edge bg-raised px-28 text-text outline-none focus:border-text aria-invalid:border-bad';
