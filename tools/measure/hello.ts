// A file of its own: measure-load.ts compiles it alone, as the smallest page that React can make.
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

function Hello() {
  useEffect(() => void performance.mark('app:ready'), []);
  return createElement('h1', null, 'Copihue');
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Hello));
