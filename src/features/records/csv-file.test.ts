import { expect, test } from 'vitest';
import { csvText } from './csv-file.ts';

const cell = (value: string) => csvText([[value]]).slice(1, -2);

test('HIS-01 a CSV file keeps commas, quotes and line breaks inside their cell', () => {
  expect(
    csvText([
      ['a', 'b,c'],
      ['say "hi"', 'two\nlines'],
      [1, undefined],
    ]),
  ).toBe('\ufeffa,"b,c"\r\n"say ""hi""","two\nlines"\r\n1,\r\n');
});

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1+1', `"'+1+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
])('HIS-01 no cell becomes a formula: %j', (value, written) => {
  expect(cell(value)).toBe(written);
});

test('HIS-01 numbers stay numbers, also below zero', () => {
  expect(cell('-1250.00')).toBe('-1250.00');
  expect(cell('25000.50')).toBe('25000.50');
});
