import { expect, test } from 'vitest';
import { folderProblem } from './folder.mjs';

test.each(['with space', 'a%20b', 'ñandú-中', 'a&b;c', '$HOME', '{a,b}', '"q"', '`t`', '!^~|@=', '-dash'])(
  'SHP-05 the folder of the project may be called %s',
  (name) => expect(folderProblem(`/home/ana/${name}/copihue`, ':')).toBeUndefined(),
);

test.each([
  ["/o'brien/app", ':', "'", '/o-brien/app'],
  ['/C#/a?b', ':', '# ?', '/C-/a-b'],
  ['/a*b/a:b', ':', '* :', '/a-b/a-b'],
  ['C:\\a;b', ';', ';', 'C:\\a-b'],
])('SHP-05 a project in %s is refused in one line that says what to do', (root, delimiter, named, plain) => {
  const line = folderProblem(root, delimiter) ?? '';
  expect(line).not.toContain('\n');
  expect(line).toContain(`in ${root}: the tools it uses misread ${named} in `);
  expect(line).toContain(`for example to ${plain}, and run`);
});
