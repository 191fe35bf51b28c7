// Not in error-screens.tsx, because the initial script does not need it.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { loadTexts, texts } from '../../i18n/texts.ts';
import type { FailedPartProps } from '../../ui/boundary.tsx';

function Offline() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <h1 className="p-32 text-center">{texts().failures.offline()}</h1>;
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
