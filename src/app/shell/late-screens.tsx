// Apart from error-screens.tsx, so that the initial script does not have them.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FailedPartProps } from '../../ui/boundary.tsx';

const screens = () => import('./error-screens.tsx');

/**
 * A screen that the first view does not need. It loads with what comes after the start (src/app/start/after-start.tsx):
 * without a connection it is there already.
 */
function later<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Later = lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  ) as (props: Props) => ReactNode;
  return (props: Props) => (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}

export const ErrorScreen = later<ErrorComponentProps>(() => screens().then((m) => m.ErrorScreen));
export const NotFoundScreen = later<object>(() => screens().then((m) => m.NotFoundScreen));
export const FailedPartNotice = later<FailedPartProps>(() => screens().then((m) => m.FailedPartNotice));
