import type { ComponentType } from 'react';
import { isOff } from '../../config/parts.ts';
import type { Part } from '../../config/settings.ts';
import { lazyWithTexts } from '../../ui/lazy-layer.tsx';

const ClosedScreen = lazyWithTexts(
  () => import('../shell/error-screens.tsx').then((m) => m.ClosedScreen),
  'system',
);

/** A screen of a part that the operator may have switched off (SHP-11). */
export const offered = (part: Part, Screen: ComponentType) => () =>
  isOff(part) ? <ClosedScreen /> : <Screen />;
