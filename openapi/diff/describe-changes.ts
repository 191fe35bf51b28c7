import type { Change } from './change.ts';

const NAMED = 3;

interface SharedChange {
  change: Change;
  where: Set<string>;
}

function grouped(changes: readonly Change[]): SharedChange[] {
  const shared = new Map<string, SharedChange>();
  for (const change of changes) {
    const field = change.at.split(/[. ]/).at(-1) ?? '';
    const { place, says, breaks, isWork, isMeaning } = change;
    const key = [place.file, place.pointer, field, says, breaks.join(), isWork, isMeaning].join(' ');
    const known = shared.get(key);
    if (known) known.where.add(change.where);
    else shared.set(key, { change, where: new Set([change.where]) });
  }
  return [...shared.values()];
}

function line({ change, where }: SharedChange): string {
  const [first = '', ...rest] = where;
  const at = change.at === '' ? '' : `, ${change.at}`;
  const head = `  ${first}${at}: ${change.says}.`;
  if (rest.length === 0) return head;
  const named = rest.slice(0, NAMED).join(', ');
  const more = rest.length > NAMED ? ` and ${rest.length - NAMED} more` : '';
  return `${head}\n      The same in ${named}${more}.`;
}

export function describeChanges(changes: readonly Change[]): string {
  const sections: [title: string, matches: (change: Change) => boolean][] = [
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
    ['Meaning changed, look at it: no program notices these', ({ isMeaning }) => isMeaning === true],
    ['Safe for both', ({ breaks, isWork, isMeaning }) => breaks.length === 0 && !isWork && !isMeaning],
  ];
  const rows = grouped(changes);
  const blocks = sections.flatMap(([title, matches]) => {
    const listed = rows.filter(({ change }) => matches(change));
    return listed.length === 0 ? [] : [`${title} (${listed.length})`, ...listed.map(line), ''];
  });
  const breaking = rows.filter(({ change }) => change.breaks.length > 0).length;
  const verdict =
    changes.length === 0
      ? 'No difference that a program could notice.'
      : breaking === 0
        ? 'Nothing breaks.'
        : `${breaking} breaking ${breaking === 1 ? 'change' : 'changes'}.`;
  return [...blocks, verdict].join('\n');
}
