import type { FunctionComponent } from 'react';
import { LiveRegion } from './live-region.tsx';
import { PageFrame, useHash } from './page-frame.tsx';
import { FaultsSection } from './sections/faults-section.tsx';
import { OrdersSection } from './sections/orders-section.tsx';
import { PlayersSection } from './sections/players-section.tsx';
import { ScenariosSection } from './sections/scenarios-section.tsx';
import { SmsSection } from './sections/sms-section.tsx';
import { SocketSection } from './sections/socket-section.tsx';
import { TrafficSection } from './sections/traffic-section.tsx';
import { WorldSection } from './sections/world-section.tsx';
import { useWorld } from './world.tsx';

const SECTIONS: readonly { id: string; name: string; Section: FunctionComponent }[] = [
  { id: 'players', name: 'Players', Section: PlayersSection },
  { id: 'orders', name: 'Orders', Section: OrdersSection },
  { id: 'sms', name: 'SMS', Section: SmsSection },
  { id: 'traffic', name: 'Traffic', Section: TrafficSection },
  { id: 'faults', name: 'Faults', Section: FaultsSection },
  { id: 'scenarios', name: 'Scenarios', Section: ScenariosSection },
  { id: 'socket', name: 'Socket', Section: SocketSection },
  { id: 'world', name: 'Clock and world', Section: WorldSection },
];

export function ConsolePage() {
  const hash = useHash();
  const { inWorld } = useWorld();
  const shown = SECTIONS.find(({ id }) => id === hash) ?? SECTIONS[0];
  const Section = shown?.Section ?? PlayersSection;
  return (
    <PageFrame title="Mock console">
      <div className="gap-6 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav
          aria-label="Parts of the console"
          className="-mx-3 sticky top-0 z-10 mb-4 overflow-x-auto bg-ground/95 px-3 py-2 [scrollbar-width:none] lg:static lg:mx-0 lg:bg-transparent lg:p-0"
        >
          <ul className="flex gap-1 lg:sticky lg:top-4 lg:flex-col">
            {SECTIONS.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === shown?.id ? 'page' : undefined}
                  className="block whitespace-nowrap rounded-lg px-3 py-2 text-muted text-sm transition hover:bg-raised hover:text-text aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-text"
                >
                  {name}
                </a>
              </li>
            ))}
            <li className="lg:mt-3 lg:border-line lg:border-t lg:pt-3">
              <a
                href={inWorld('/__mock/reference')}
                className="block whitespace-nowrap rounded-lg px-3 py-2 text-action-text text-sm hover:bg-raised"
              >
                Contract
              </a>
            </li>
          </ul>
        </nav>
        <main className="min-w-0">
          <Section />
        </main>
      </div>
      <LiveRegion />
    </PageFrame>
  );
}
