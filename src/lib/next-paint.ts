/**
 * `beforeLoad` of the frame around every screen: the immediate effect of a tap, such as the chosen tab of the nav bar
 * or a chip, is painted before the next screen renders (APP-17). The first screen and hidden pages do not wait.
 */
export const paintTapFirst = {
  beforeLoad: ({ cause }: { cause: string }): Promise<void> | undefined =>
    cause === 'stay' && !document.hidden
      ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      : undefined,
};
