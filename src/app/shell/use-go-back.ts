import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** To the page before, or home from a page that was opened by its address. */
export function useGoBack(): () => void {
  const { history, navigate } = useRouter();
  return useCallback(() => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/', replace: true });
  }, [history, navigate]);
}
