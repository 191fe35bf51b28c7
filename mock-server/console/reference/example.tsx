/** A body as it goes over the wire. */
export function Example({ title, value }: { title: string; value: unknown }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-muted text-xs">{title}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto whitespace-pre-wrap rounded-xl bg-ground p-3 text-xs ring-1 ring-line/50"
      >
        {JSON.stringify(value, null, 2)}
      </pre>
    </figure>
  );
}
