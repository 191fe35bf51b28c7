/**
 * `beforeLoad` of a screen whose lists are chosen in the address: the chip that was tapped shows it first, then the other
 * list renders. Not for the way to the screen.
 */
export const paintBeforeOtherList = {
  beforeLoad: ({ cause }: { cause: string }): Promise<void> | undefined =>
    cause === 'stay' ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))) : undefined,
};
