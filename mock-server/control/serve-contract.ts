const DOCUMENTS = ['openapi.json', 'asyncapi.json', 'control.json'] as const;

export interface PublishedContract {
  text(name: (typeof DOCUMENTS)[number]): string | undefined;
  /** Port of the gateway host; undefined when both hosts are one. */
  gatewayPort(): number | undefined;
  mainPort(): number | undefined;
}

/** Hosts that the contract names: the defaults of the mock backend. */
const NAMED = { main: '127.0.0.1:4010', gateway: '127.0.0.1:4011' } as const;

/**
 * Answers a GET for a document of the contract, with this server's hosts instead of the defaults (CON-08).
 * @returns undefined for everything else under /__mock
 */
export function serveContract(
  request: Request,
  contract: PublishedContract | undefined,
): Response | undefined {
  const { pathname, host, hostname } = new URL(request.url);
  const name = DOCUMENTS.find((file) => pathname === `/__mock/${file}`);
  if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const text = contract?.text(name);
  if (!contract || text === undefined) return undefined;
  const port = contract.gatewayPort();
  const gateway = port === undefined ? host : `${hostname}:${port}`;
  const real = text.replaceAll(NAMED.gateway, gateway).replaceAll(NAMED.main, host);
  return new Response(real, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
