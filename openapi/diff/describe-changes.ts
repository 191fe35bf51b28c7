import type { Change } from './change.ts';

/** Calls named for one change before the rest is only counted. */
const NAMED = 3;

interface Told {
  change: Change;
  where: Set<string>;
}

/** What many calls share is one change of one schema: told once, with the calls it reaches. */
function grouped(changes: readonly Change[]): Told[] {
  const told = new Map<string, Told>();
  for (const change of changes) {
    const field = change.at.split(/[. ]/).at(-1) ?? '';
    const key = [
      change.place.file,
      change.place.pointer,
      field,
      change.says,
      change.breaks.join(),
      change.isWork,
    ].join(' ');
    const known = told.get(key);
    if (known) known.where.add(change.where);
    else told.set(key, { change, where: new Set([change.where]) });
  }
  return [...told.values()];
}

function line({ change, where }: Told): string {
  const [first = '', ...rest] = where;
  const at = change.at === '' ? '' : `, ${change.at}`;
  const head = `  ${first}${at}: ${change.says}.`;
  if (rest.length === 0) return head;
  const named = rest.slice(0, NAMED).join(', ');
  const more = rest.length > NAMED ? ` and ${rest.length - NAMED} more` : '';
  return `${head}\n      The same in ${named}${more}.`;
}

/** What a new contract means for whom, in words. */
export function describeChanges(changes: readonly Change[]): string {
  const sections: [title: string, holds: (change: Change) => boolean][] = [
    [
      "Breaks the players' app: installed apps meet a server that keeps the new contract",
      ({ breaks }) => breaks.includes('app'),
    ],
    [
      'Breaks the backend: a server as it is no longer keeps the contract',
      ({ breaks }) => breaks.includes('backend'),
    ],
    [
      'Work for the backend: nothing breaks, but the app can only use it once the server has it',
      ({ isWork }) => isWork,
    ],
    ['Safe for both', ({ breaks, isWork }) => breaks.length === 0 && !isWork],
  ];
  const told = grouped(changes);
  const blocks = sections.flatMap(([title, holds]) => {
    const rows = told.filter(({ change }) => holds(change));
    return rows.length === 0 ? [] : [`${title} (${rows.length})`, ...rows.map(line), ''];
  });
  const breaking = told.filter(({ change }) => change.breaks.length > 0).length;
  const verdict =
    changes.length === 0
      ? 'No difference that a program could notice.'
      : breaking === 0
        ? 'Nothing breaks.'
        : `${breaking} breaking ${breaking === 1 ? 'change' : 'changes'}.`;
  return [...blocks, verdict].join('\n');
}
