import { useState } from 'react';
import { POPUP_LAYER_START } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { layers } from '../../ui/layer-history.ts';
import { Logo } from '../../ui/logo.tsx';
import { Modal, ModalTitle } from '../../ui/modal.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { MenuContent } from './menu-content.tsx';
import { closeMenu, useMenuStore } from './menu-store.ts';

const PANEL = [
  'h-full w-[min(max(5.9rem,13em),92%)] overflow-hidden rounded-r-lg border-line/60 border-r',
  'transition-[translate] duration-[240ms] ease-out data-[ending-style]:duration-[180ms]',
  'data-[starting-style]:-translate-x-full data-[ending-style]:-translate-x-full',
].join(' ');

const MENU_Z_INDEX = POPUP_LAYER_START - 1;

/** The side menu (spec point 2, LOB-09). */
export function MenuDrawer() {
  const app = useApp();
  const { common, menu } = texts();
  const isOpen = useMenuStore((state) => state.isOpen);
  const question = useOpened<true>();
  const [afterwards, setAfterwards] = useState<{ act: () => void }>();

  return (
    <>
      <Modal
        // biome-ignore lint/plugin: the menu opens by a UI event, and stays mounted.
        isOpen={isOpen}
        onClose={() => closeMenu(app)}
        onClosed={() => {
          setAfterwards(undefined);
          if (afterwards) layers(app).onceSettled(afterwards.act);
        }}
        zIndex={MENU_Z_INDEX}
        place="column justify-start overflow-hidden"
        panel={PANEL}
      >
        <header className="flex min-h-104 shrink-0 items-center justify-between gap-8 pt-[env(safe-area-inset-top)] pr-8 pl-32">
          <ModalTitle className="sr-only">{menu.title()}</ModalTitle>
          <Logo />
          <IconButton
            icon="close"
            label={common.close()}
            onClick={() => closeMenu(app)}
            className="text-muted"
          />
        </header>
        <div className="flex min-h-0 flex-1 flex-col gap-28 overflow-y-auto overscroll-contain px-32 pb-[max(0.4rem,env(safe-area-inset-bottom))]">
          <MenuContent
            onLogout={() => question.open(true)}
            onceClosed={(act) => {
              setAfterwards({ act });
              closeMenu(app);
            }}
          />
        </div>
      </Modal>
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
