import { Suspense, useState } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyWithTexts } from '../../ui/lazy-layer.tsx';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { onLayerFailure } from '../release/layer-failure.ts';
import { closeMenu, useMenuStore } from './menu-store.ts';

const lazyMenu = () => lazyWithTexts(() => import('./menu-drawer.tsx').then((m) => m.MenuDrawer), 'menu');

/** The side menu, loaded when it is opened first; then it stays mounted, so that its closing animation shows. */
export function MenuHost() {
  const isOpen = useMenuStore((state) => state.isOpen);
  const [Menu, setMenu] = useState<ReturnType<typeof lazyMenu>>();
  if (isOpen && !Menu) setMenu(lazyMenu());
  if (!Menu) return null;
  return (
    <Boundary
      isDecoration
      onCatch={(error) => {
        closeMenu();
        setMenu(undefined);
        onLayerFailure(error);
      }}
    >
      <Suspense fallback={isOpen && <LoadingLayer onClose={closeMenu} />}>
        <Menu />
      </Suspense>
    </Boundary>
  );
}
