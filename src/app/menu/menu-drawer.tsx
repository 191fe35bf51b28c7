import { useState } from 'react';
import { POPUP_LAYER_START } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { layers } from '../../ui/layer-history.ts';
import { Logo } from '../../ui/logo.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { MenuContent } from './menu-content.tsx';
import { closeMenu, useMenuStore } from './menu-store.ts';

const MENU_Z_INDEX = POPUP_LAYER_START - 1;

/** The side menu (spec point 2, LOB-09). */
export function MenuDrawer() {
  const app = useApp();
  const { menu } = texts();
  const isOpen = useMenuStore((state) => state.isOpen);
  const question = useOpened<true>();
  const [afterwards, setAfterwards] = useState<{ act: () => void }>();

  return (
    <>
      <SideSheet
        // biome-ignore lint/plugin: the menu opens by a UI event, and stays mounted.
        isOpen={isOpen}
        onClose={() => closeMenu(app)}
        onClosed={() => {
          setAfterwards(undefined);
          if (afterwards) layers(app).onceSettled(afterwards.act);
        }}
        zIndex={MENU_Z_INDEX}
        title={menu.title()}
        heading={<Logo />}
      >
        <MenuContent
          onLogout={() => question.open(true)}
          onceClosed={(act) => {
            setAfterwards({ act });
            closeMenu(app);
          }}
        />
      </SideSheet>
      {question.value && (
        <LogoutDialog
          {...question.control}
          onLoggedOut={() => {
            question.close();
            closeMenu(app);
          }}
        />
      )}
    </>
  );
}
