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
    const { place, message, breaks, isWork, isMeaning } = change;
    const key = [place.file, place.pointer, field, message, breaks.join(), isWork, isMeaning].join(' ');
    const known = shared.get(key);
    if (known) known.where.add(change.where);
    else shared.set(key, { change, where: new Set([change.where]) });
  }
  return [...shared.values()];
}

type Matches = (change: Change) => boolean;

const SECTIONS: readonly (readonly [title: string, matches: Matches])[] = [
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

/** How a section and its changes are written. */
const FORMATS = {
  text: { title: (title: string) => title, item: '  ', code: (text: string) => text, same: '\n      ' },
  /** For a comment on a pull request. */
  markdown: {
    title: (title: string) => `### ${title}\n`,
    item: '- ',
    code: (text: string) => `\`${text}\``,
    same: ' ',
  },
} as const;

export type Format = keyof typeof FORMATS | 'json';

export const isFormat = (name: string): name is Format => name === 'json' || Object.hasOwn(FORMATS, name);

export function describeChanges(changes: readonly Change[], format: Format = 'text'): string {
  const rows = grouped(changes);
  if (format === 'json')
    return JSON.stringify(
      rows.map(({ change, where }) => ({ ...change, where: [...where] })),
      null,
      2,
    );
  const { title: headed, item, code, same } = FORMATS[format];
  const line = ({ change, where }: SharedChange): string => {
    const [first = '', ...rest] = [...where].map(code);
    const at = change.at === '' ? '' : `, ${change.at}`;
    const named = rest.slice(0, NAMED).join(', ');
    const more = rest.length > NAMED ? ` and ${rest.length - NAMED} more` : '';
    const others = rest.length === 0 ? '' : `${same}The same in ${named}${more}.`;
    return `${item}${first}${at}: ${change.message}.${others}`;
  };
  const blocks = SECTIONS.flatMap(([title, matches]) => {
    const listed = rows.filter(({ change }) => matches(change));
    return listed.length === 0 ? [] : [headed(`${title} (${listed.length})`), ...listed.map(line), ''];
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
