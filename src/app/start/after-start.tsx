import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import { reportLanding } from '../../session/ads-report.ts';
import { ArrivalPopups } from '../popups/arrival-popups-host.tsx';
import { LobbyPopups } from '../popups/lobby-popups-host.tsx';
import { keepPageOnDevice } from '../release/service-worker.ts';
import { UpdatePrompt } from '../release/update-prompt.tsx';
import { ConnectionNotice } from '../shell/connection-notice.tsx';
import { SystemLoading } from './system-loading.tsx';

const ChatHost = lazy(async () => {
  const [{ ChatHost: host }] = await Promise.all([import('../shell/floating-chat.tsx'), loadTexts('chat')]);
  return { default: host };
});

/** What stands beside every screen and nobody needs in the first seconds. */
export function AfterStart() {
  useEffect(keepPageOnDevice, []);
  useEffect(() => void reportLanding(), []);
  return (
    <>
      <ConnectionNotice />
      <SystemLoading />
      <UpdatePrompt />
      <ArrivalPopups />
      <LobbyPopups />
      {/* A lost script takes the button away and nothing else. */}
      <CatchBoundary getResetKey={() => 'chat'} errorComponent={() => null}>
        <Suspense>
          <ChatHost />
        </Suspense>
      </CatchBoundary>
    </>
  );
}
