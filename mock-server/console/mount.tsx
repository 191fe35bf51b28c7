import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './console.css';
import { WorldProvider } from './world.tsx';

export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <WorldProvider>{page}</WorldProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
