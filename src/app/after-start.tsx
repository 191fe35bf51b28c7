import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '../i18n/texts.ts';
import { reportLanding } from '../session/ads-report.ts';
import { ArrivalPopups } from './arrival-popups-host.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { LobbyPopups } from './lobby-popups.tsx';
import { keepPageOnDevice } from './service-worker.ts';
import { SystemLoading } from './system-loading.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

const ChatHost = lazy(async () => {
  const [{ ChatHost: host }] = await Promise.all([import('./chat-host.tsx'), loadTexts('chat')]);
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
