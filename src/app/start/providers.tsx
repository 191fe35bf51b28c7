import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { FailedPart } from '../../ui/boundary.tsx';
import { FailedPartNotice } from '../shell/late-screens.tsx';

/** The app as main and the prerender both mount it. */
export function Providers({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <FailedPart value={FailedPartNotice}>
        <RouterProvider router={router} />
      </FailedPart>
    </QueryClientProvider>
  );
}
