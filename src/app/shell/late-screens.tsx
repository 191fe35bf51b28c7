// Not in error-screens.tsx, because the initial script does not need it.

import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { loadTexts, texts } from '../../i18n/texts.ts';
import { listen } from '../../lib/listen.ts';
import type { FailedPartProps } from '../../ui/boundary.tsx';

const reload = () => location.reload();

/** Stands for a screen that cannot load. A phone can be online without reaching the server, so there is a button too. */
function Offline() {
  // A connection may come back before the browser paints.
  useLayoutEffect(() => listen('online', reload), []);
  const { failures, common } = texts();
  return (
    <div className="p-32 text-center">
      <h1>{failures.offline()}</h1>
      <button type="button" className="p-32 underline" onClick={reload}>
        {common.retry()}
      </button>
    </div>
  );
}

function later<Props extends object>(name: 'ErrorScreen' | 'NotFoundScreen' | 'FailedPartNotice') {
  const Later = lazy<ComponentType<Props>>(() =>
    Promise.all([import('./error-screens.tsx'), loadTexts('system')]).then(
      ([screens]) => ({ default: screens[name] as ComponentType<Props> }),
      () => ({ default: Offline }),
    ),
  ) as ComponentType<Props>;
  return (props: Props) => (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}

export const ErrorScreen = later<ErrorComponentProps>('ErrorScreen');
export const NotFoundScreen = later<object>('NotFoundScreen');
export const FailedPartNotice = later<FailedPartProps>('FailedPartNotice');
