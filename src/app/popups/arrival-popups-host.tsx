import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startArrivalPopups } from './arrival-popups.ts';

/** Brings up the day's offer, for as long as the page lives (PRO-02). */
export function ArrivalPopups() {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => startArrivalPopups(queryClient, router), [queryClient, router]);
  return null;
}
