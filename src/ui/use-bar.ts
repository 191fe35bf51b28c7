import { useCallback } from 'react';
import { useApp } from '../lib/app.ts';
import { offerPlace } from './frame-places.ts';

/** Publishes the bar's height as `--name-height`: larger text makes it higher (APP-02). @returns its ref */
export function useBar(name: 'header' | 'nav' | 'update') {
  const app = useApp();
  return useCallback(
    (bar: Element | null) => {
      if (!bar) return;
      const property = `--${name}-height`;
      const takeBack = offerPlace(app, name, bar);
      const { style } = document.documentElement;
      // Uses the observer's size: reading the element's would force a layout after each property.
      const observer = new ResizeObserver(([entry]) =>
        style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize}px`),
      );
      observer.observe(bar);
      return () => {
        takeBack();
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [app, name],
  );
}
