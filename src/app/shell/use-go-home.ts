import { useRouter } from '@tanstack/react-router';

/** On home it adds no second history entry. */
export function useGoHome(): () => void {
  const router = useRouter();
  return () => {
    if (router.state.location.pathname !== '/') void router.navigate({ to: '/' });
  };
}
