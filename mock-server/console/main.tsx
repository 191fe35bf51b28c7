import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './console.css';
import { ConsolePage } from './console-page.tsx';
import { ReferencePage } from './reference/reference-page.tsx';
import { WorldProvider } from './world.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <WorldProvider>
        {/\/reference\/?$/.test(location.pathname) ? <ReferencePage /> : <ConsolePage />}
      </WorldProvider>
    </QueryClientProvider>
  </StrictMode>,
);
