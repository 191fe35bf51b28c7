/**
 * `beforeLoad` of the frame around every screen: what a tap changes at once, such as the chosen tab of the nav bar or a
 * chip, is painted first; then the next screen or list renders (APP-17). It does not delay the first screen, and a page
 * that nobody sees paints nothing to wait for.
 */
export const paintTapFirst = {
  beforeLoad: ({ cause }: { cause: string }): Promise<void> | undefined =>
    cause === 'stay' && !document.hidden
      ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      : undefined,
};
