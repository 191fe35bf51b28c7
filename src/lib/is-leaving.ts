import type { AnyRouter } from '@tanstack/react-router';

/** True while the next screen's code loads: a change of address would cancel that navigation. */
export const isLeaving = ({ latestLocation }: Pick<AnyRouter, 'latestLocation'>, path: string): boolean =>
  latestLocation.pathname !== path;
