import { useQuery } from '@tanstack/react-query';
import { isAppHere } from './open-app.ts';

/** True once it is known that the app is served where the console is. */
export function useAppHere(): boolean {
  return (
    useQuery({ queryKey: ['app'], queryFn: isAppHere, staleTime: Number.POSITIVE_INFINITY }).data ?? false
  );
}
