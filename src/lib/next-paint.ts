/**
 * `beforeLoad` of a screen whose address selects its list: the tapped chip is painted first, then the other list
 * renders. It does not delay the way to the screen.
 */
export const paintBeforeOtherList = {
  beforeLoad: ({ cause }: { cause: string }): Promise<void> | undefined =>
    cause === 'stay' ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))) : undefined,
};
