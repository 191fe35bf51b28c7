import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AppContext } from '../../lib/app.ts';
import { FailedPart } from '../../ui/boundary.tsx';
import { FailedPartNotice } from '../shell/late-screens.tsx';
import type { WholeApp } from './create-app.ts';

/** main and the prerender mount the same tree. */
export function Providers({ app }: { app: WholeApp }) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        <FailedPart value={FailedPartNotice}>
          <RouterProvider router={app.router} />
        </FailedPart>
      </QueryClientProvider>
    </AppContext>
  );
}
