import type { AnyRouter } from '@tanstack/react-router';

/**
 * True while the next screen's code loads. A change of address would cancel that navigation, so an answer or a timer
 * changes the address only while this is false.
 * @param path of the screen
 */
export const isLeaving = ({ latestLocation }: Pick<AnyRouter, 'latestLocation'>, path: string): boolean =>
  latestLocation.pathname !== path;
