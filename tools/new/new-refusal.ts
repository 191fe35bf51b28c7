import { globSync, readFileSync } from 'node:fs';
import { insert, operationIdOf, stop } from './changes.ts';

export function newRefusal(code: string, call: string | undefined, field: string | undefined): void {
  if (!/^[a-z]+(-[a-z]+)+$/.test(code))
    stop(`"${code}" is no code of a refusal: two words or more of small letters, joined by a dash.`);
  if (call === undefined || !/^[\w/]+$/.test(call)) stop('Name the call that refuses with --call AREA/NAME.');
  const catalogue = 'openapi/refusals.yaml';
  if (readFileSync(catalogue, 'utf8').includes(`\n${code}:`))
    stop(`${code} is in ${catalogue} already. Add it to x-refusals of the call.`);
  const list = new RegExp(`^${operationIdOf(call)}:\\n(?: .*\\n)*?    x-refusals: \\[`, 'm');
  const paths = globSync('openapi/paths/*.yaml').find((file) => list.test(readFileSync(file, 'utf8')));
  if (!paths)
    stop(`/${call} has no x-refusals in openapi/paths. Make the call first: npm run new -- call ${call}`);
  insert(paths, new RegExp(`${list.source}\\]?`, 'm'), (found) =>
    found.endsWith(']') ? `${found.slice(0, -1)}${code}]` : `${found}${code}, `,
  );
  insert(
    catalogue,
    /$/,
    () => `${code}:
  when: The reason, for developers of servers and clients.
  retry: ${field === undefined ? 'never' : 'changed'}
${field === undefined ? '' : `  field: ${field}\n`}  text: { ks: 'Lo que lee el jugador.', en: 'What the player reads.' }
`,
  );
}
