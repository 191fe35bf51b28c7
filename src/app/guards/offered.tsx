import type { ReactNode } from 'react';
import { isOff } from '../../config/parts.ts';
import type { Part } from '../../config/settings.ts';
import { lazyWithTexts } from '../../ui/lazy-layer.tsx';

const ClosedScreen = lazyWithTexts(
  () => import('../shell/error-screens.tsx').then((m) => m.ClosedScreen),
  'system',
);

/** The screens of a part that the operator may have switched off (SHP-11). */
export function Offered({ part, children }: { part: Part; children: ReactNode }) {
  return isOff(part) ? <ClosedScreen /> : children;
}
