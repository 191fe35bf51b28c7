// A file of its own because it is compiled alone, as the smallest page that React can make, with something to tap.
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Hello() {
  const [taps, setTaps] = useState(0);
  useEffect(() => void performance.mark('app:ready'), []);
  return createElement('button', { type: 'button', onClick: () => setTaps(taps + 1) }, `Copihue ${taps}`);
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Hello));
