// Apart from error-screens.tsx, so that the initial script does not have them.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { loadTexts, texts } from '../../i18n/texts.ts';
import type { FailedPartProps } from '../../ui/boundary.tsx';

/** For a screen below that could not load without a connection: the page reloads when it is back (PLR-01). */
function Offline() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <h1 className="p-32 text-center">{texts().failures.offline()}</h1>;
}

/**
 * A screen that the first view does not need. It loads with what comes after the start (src/app/start/after-start.tsx):
 * without a connection it is there already.
 */
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
