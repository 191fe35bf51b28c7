import type { AnyRouter } from '@tanstack/react-router';

/**
 * Whether the player is on the way from a screen to another one, whose code is still loading. What no tap asked for, an
 * answer or a timer, changes the address of a screen only while this is false: a navigation would end that way.
 * @param path of the screen
 */
export const isLeaving = ({ latestLocation }: Pick<AnyRouter, 'latestLocation'>, path: string): boolean =>
  latestLocation.pathname !== path;
