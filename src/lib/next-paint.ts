/** The effect of a tap, such as a chosen tab, is painted before the next screen renders (APP-17). */
export const paintTapFirst = {
  beforeLoad: ({ cause }: { cause: string }): Promise<void> | undefined =>
    cause === 'stay' && !document.hidden
      ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      : undefined,
};
