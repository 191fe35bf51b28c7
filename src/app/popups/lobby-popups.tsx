import { meaningHere, useBannerAction } from '../../features/lobby/banners/use-banner-action.ts';
import { LobbyPopup } from '../../features/lobby/popups/lobby-popup.tsx';
import { useLobbyPopups } from './use-lobby-popups.ts';

/** The popups of the lobby, one at a time (NTF-01); see use-lobby-popups.ts for when. */
export function LobbyPopupsHost() {
  const { popup, isOpen, waiting, close, closed, skip } = useLobbyPopups();
  const run = useBannerAction();
  if (!popup) return null;
  const command = { cmd: popup.cmd, cmdValue: popup.cmdValue, path: '' };
  return (
    <LobbyPopup
      key={popup.id}
      popup={popup}
      isOpen={isOpen}
      waiting={waiting}
      isInert={meaningHere(command).do === 'nothing'}
      onAct={() => {
        run(command);
        close();
      }}
      onClose={close}
      onSkip={skip}
      onClosed={closed}
    />
  );
}
