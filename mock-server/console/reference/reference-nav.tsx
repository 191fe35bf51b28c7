import { Input } from '../parts/controls.tsx';
import type { Call, Contract } from './contract.ts';

interface ReferenceNavProps {
  contract: Contract;
  calls: readonly Call[];
  chosen: string;
  typed: string;
  onType: (typed: string) => void;
}

const LINK =
  'block rounded-lg px-3 py-1.5 text-sm text-muted transition hover:bg-raised hover:text-text aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-text';

export function ReferenceNav({ contract, calls, chosen, typed, onType }: ReferenceNavProps) {
  const areas = contract.tags
    .map(({ name }) => ({ name, own: calls.filter(({ area }) => area === name) }))
    .filter(({ own }) => own.length > 0);
  const current = (id: string) => (id === chosen ? ('page' as const) : undefined);
  return (
    <nav
      aria-label="Calls"
      className="mb-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1"
    >
      <Input
        type="search"
        aria-label="Search calls and fields"
        placeholder="Search calls and fields"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="status" className="px-3 py-2 text-muted text-xs">
        {calls.length === 1 ? '1 call' : `${calls.length} calls`}
      </p>
      <div className="max-h-64 overflow-y-auto rounded-xl ring-1 ring-line/50 lg:max-h-none lg:overflow-visible lg:ring-0">
        <ul>
          <li>
            <a className={LINK} href="#overview" aria-current={current('overview')}>
              Overview
            </a>
          </li>
          <li>
            <a className={LINK} href="#events" aria-current={current('events')}>
              Socket events
            </a>
          </li>
        </ul>
        {areas.map(({ name, own }) => (
          <section key={name} aria-label={name} className="mt-3">
            <h2 className="px-3 pb-1 font-semibold text-action-text text-xs uppercase tracking-wide">
              {name}
            </h2>
            <ul>
              {own.map(({ path, operation }) => (
                <li key={path}>
                  <a
                    className={LINK}
                    href={`#${operation.operationId}`}
                    aria-current={current(operation.operationId)}
                  >
                    {path}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
