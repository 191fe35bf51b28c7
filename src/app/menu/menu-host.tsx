import { Suspense, useState } from 'react';
import { useApp } from '../../lib/app.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyWithTexts } from '../../ui/lazy-layer.tsx';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { onLayerFailure } from '../release/layer-failure.ts';
import { closeMenu, useMenuStore } from './menu-store.ts';

const lazyMenu = () => lazyWithTexts(() => import('./menu-drawer.tsx').then((m) => m.MenuDrawer), 'menu');

/** The side menu loads when it is first opened. Then it stays mounted for its closing animation. */
export function MenuHost() {
  const app = useApp();
  const isOpen = useMenuStore((state) => state.isOpen);
  const [Menu, setMenu] = useState<ReturnType<typeof lazyMenu>>();
  if (isOpen && !Menu) setMenu(lazyMenu());
  if (!Menu) return null;
  return (
    <Boundary
      isDecoration
      onCatch={(error) => {
        closeMenu(app);
        setMenu(undefined);
        onLayerFailure(app, error);
      }}
    >
      <Suspense fallback={isOpen && <LoadingLayer onClose={() => closeMenu(app)} />}>
        <Menu />
      </Suspense>
    </Boundary>
  );
}
