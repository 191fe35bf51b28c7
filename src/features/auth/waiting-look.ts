/** A button that counts down: locked, and still easy to read. */
export const waitingLook = { tone: 'quiet', className: 'disabled:opacity-100! text-muted! tabular' } as const;
