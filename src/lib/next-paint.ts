/** In ms; a page out of sight is not painted. */
const LONGEST_WAIT_MS = 1_000;

/**
 * `beforeLoad` of a screen whose lists are chosen in the address: the chip that was tapped shows it first, then the other
 * list renders. Not for the way to the screen.
 */
export const paintBeforeOtherList = {
  beforeLoad: ({ cause }: { cause: string }) =>
    cause === 'stay'
      ? new Promise<void>((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, LONGEST_WAIT_MS);
        })
      : undefined,
};
