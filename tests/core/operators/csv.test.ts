import { expect, it } from 'vitest';
import { csvLine } from '../../../core/operators/csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+44', "'+44"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['Hut, "the old"', '"Hut, ""the old"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('writes %j as a cell that no spreadsheet runs and no mark breaks', (text, cell) => {
  expect(csvLine([text, 1])).toBe(`${cell},1\r\n`);
});

it('writes numbers with a point alone, and nothing for what is missing', () => {
  expect(csvLine([12.5, -3, undefined, 0])).toBe('12.5,-3,,0\r\n');
});
