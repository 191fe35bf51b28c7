import { globSync, readFileSync } from 'node:fs';
import { readContract } from '@copihue/contract/contract';
import { fieldOf, listOf } from '@copihue/contract/json-values';
import { pascal } from '../generate/contract.ts';
import { fileNameOf } from '../generate/operation-files.ts';
import { areas, CALL, create, insert, operationIdOf, stop } from './changes.ts';

/** Of the fields that a request may need: how a screen knows them. */
const KNOWN: Readonly<Record<string, string>> = {
  country: 'currentCountry(useApp())',
  pageNum: '1',
  pageSize: '20',
};

function requestOf(call: string): string {
  const contract = readContract('openapi/openapi.yaml');
  const { request } = contract.calls.find(({ path }) => path === `/${call}`) ?? {};
  const needed = listOf(fieldOf(request?.value, 'required')).map(String);
  const open = needed.filter((name) => KNOWN[name] === undefined);
  if (open.length > 0)
    stop(`/${call} needs ${open.join(', ')}, which only its screen can know: write that screen by hand.`);
  return needed.length === 0 ? '{}' : `{ ${needed.map((name) => `${name}: ${KNOWN[name]}`).join(', ')} }`;
}

/** The area of a call that reads. */
function areaOfRead(call: string): string {
  if (!readFileSync('openapi/openapi.yaml', 'utf8').includes(`\n  /${call}: `))
    stop(`/${call} is not in openapi/openapi.yaml. Make it first: npm run new -- call ${call} --read`);
  const start = new RegExp(`^${operationIdOf(call)}:\\n(?: .*\\n)*?    x-kind: query`, 'm');
  const area = areas().find((name) => start.test(readFileSync(`openapi/paths/${name}.yaml`, 'utf8')));
  return area ?? stop(`/${call} changes something. A screen shows what a call reads.`);
}

export function newScreen(name: string, call: string | undefined): void {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    stop(`"${name}" is no name of a screen: small letters and digits, a letter first.`);
  const texts = globSync('locales/ks/{,*/}index.ts').find((file) =>
    new RegExp(`^  ${name}: `, 'm').test(readFileSync(file, 'utf8')),
  );
  if (texts) stop(`"${name}" is a key of ${texts}, and would be the namespace of its own.`);
  if (call === undefined || !CALL.test(call))
    stop(`"${call ?? ''}" is no path of a call. Name the one that it shows with --call AREA/NAME.`);
  const type = pascal(name);
  const operationId = operationIdOf(call);
  const area = areaOfRead(call);
  const hook = `use${pascal(operationId)}`;
  const request = requestOf(call);
  const needsCountry = request.includes('country');
  create(
    `src/routes/${name}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { ${type}Screen } from '../features/${name}/${name}-screen.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';

export const Route = createFileRoute('/${name}')({ loader: () => loadTexts('${name}'), component: Screen });

function Screen() {
  return (
    <RequireSession title={texts().${name}.title()}>
      <${type}Screen />
    </RequireSession>
  );
}
`,
  );
  create(
    `src/features/${name}/${name}-screen.tsx`,
    `import { ${hook} } from '../../api/generated/${fileNameOf(operationId, area)}.ts';
import { texts } from '../../i18n/texts.ts';
${needsCountry ? `import { useApp } from '../../lib/app.ts';\nimport { currentCountry } from '../../session/market.ts';\n` : ''}import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** /${name}: what the player finds here, and the id of its row in docs/behaviour.md. */
export function ${type}Screen() {
  const { ${name}: words, common, home } = texts();
  const query = ${hook}(${request});
  return (
    <div className="px-24 py-40">
      <h1 className="font-bold text-lg">{words.title()}</h1>
      <QueryView
        query={query}
        loading={<Loading label={common.loading()} blocks={['mt-28 h-160']} />}
        failed={(onRetry) => <Failure title={home.failed()} text={home.failedText()} onRetry={onRetry} />}
      >
        {(data) => <pre className="overflow-auto pt-28 text-sm">{JSON.stringify(data, null, 2)}</pre>}
      </QueryView>
    </div>
  );
}
`,
  );
  create(
    `locales/ks/${name}/index.ts`,
    `import type { BaseTranslation } from '../../i18n-types.ts';

const ks_${name} = {
  title: '${type}',
} satisfies BaseTranslation;\n\nexport default ks_${name};
`,
  );
  create(
    `locales/en/${name}/index.ts`,
    `import type { Namespace${type}Translation } from '../../i18n-types.ts';

const en_${name} = {
  title: '${type}',
} satisfies Namespace${type}Translation;\n\nexport default en_${name};
`,
  );
  create(
    `tests/screens/${name}.test.tsx`,
    `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { renderApp } from './render-app.tsx';

test('CON-02 /${name} has its title', async () => {
  await renderApp('/${name}', { player: true });
  expect(await screen.findByRole('heading', { name: texts().${name}.title(), level: 1 })).toBeDefined();
});
`,
  );
  const sweep = 'tests/support/screen-addresses.ts';
  insert(sweep, "  ['/withdraw', 'player'],\n", (found) => `${found}  ['/${name}', 'player'],\n`);
  insert(
    'tests/screens/page-titles.sweep.test.tsx',
    "  ['/withdraw', () => texts().withdraw.title()],\n",
    (found) => `${found}  ['/${name}', () => texts().${name}.title()],\n`,
  );
  insert(
    'tests/faults/visits/screens.ts',
    /\n\];/,
    (found) => `\n  { calls: ['${operationId}'], who: 'player', address: '/${name}' },${found}`,
  );
}
