import { type Contract, callsOf } from './contract.ts';
import { Prose } from './prose.tsx';

export function Overview({ contract }: { contract: Contract }) {
  const calls = callsOf(contract);
  const hosts = new Map(
    [
      ...contract.servers,
      ...Object.values(contract.paths).flatMap(({ servers, post }) => servers ?? post.servers ?? []),
    ].map(({ url, description }) => [url, description ?? '']),
  );
  return (
    <article className="grid gap-6">
      <header>
        <h2 className="font-semibold text-xl">{contract.info.title}</h2>
        <p className="text-muted">{`Version ${contract.info.version}. ${contract.info.summary}`}</p>
      </header>
      <div className="grid gap-3">
        {contract.info.description && <Prose text={contract.info.description} />}
      </div>
      <section className="grid gap-2">
        <h3 className="font-semibold">Hosts</h3>
        <ul className="grid gap-1 text-sm">
          {[...hosts].map(([url, description]) => (
            <li key={url}>
              <code>{url}</code> <span className="text-muted">{description}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">Areas</h3>
        <ul className="grid gap-3 sm:grid-cols-2">
          {contract.tags.map(({ name, description }) => {
            const own = calls.filter(({ area }) => area === name);
            return (
              <li key={name} className="rounded-xl bg-raised/50 p-4">
                <a className="font-semibold hover:underline" href={`#${own[0]?.operation.operationId ?? ''}`}>
                  {name}
                </a>
                <p className="text-muted text-sm">{`${description} ${own.length} calls.`}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <p className="text-sm">
        <a
          className="text-action-text underline"
          href="/__mock/contract.json"
          download="copihue-contract.json"
        >
          Download the contract
        </a>{' '}
        <span className="text-muted">as one OpenAPI 3.1 document.</span>
      </p>
    </article>
  );
}
