import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { loadTexts, texts } from '../../i18n/texts.ts';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { onLayerFailure } from '../release/layer-failure.ts';
import { closeMenu, useMenuStore } from './menu-store.ts';

const lazyMenu = () =>
  lazy(async () => {
    const [{ MenuDrawer }] = await Promise.all([import('./menu-drawer.tsx'), loadTexts('menu')]);
    return { default: MenuDrawer };
  });

/** The side menu, loaded when it is opened first and then kept, so that it can move out of sight. */
export function MenuHost() {
  const { common } = texts();
  const isOpen = useMenuStore((state) => state.isOpen);
  const [Menu, setMenu] = useState<ReturnType<typeof lazyMenu>>();
  if (isOpen && !Menu) setMenu(lazyMenu());
  if (!Menu) return null;
  return (
    <CatchBoundary
      getResetKey={() => Menu}
      errorComponent={() => null}
      onCatch={(error) => {
        closeMenu();
        setMenu(undefined);
        onLayerFailure(error);
      }}
    >
      <Suspense fallback={isOpen && <LoadingLayer label={common.loading()} />}>
        <Menu />
      </Suspense>
    </CatchBoundary>
  );
}
