import { useRouter } from '@tanstack/react-router';

/** Leads home; a player who is there already gets no second step of it to go back through. */
export function useGoHome(): () => void {
  const router = useRouter();
  return () => {
    if (router.state.location.pathname !== '/') void router.navigate({ to: '/' });
  };
}
