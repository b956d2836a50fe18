import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const projectRoot = join(import.meta.dirname, '../..');

/** An amount of money as somebody types it, its sign before or behind. */
const typed = /[£€₹$]\s?\d|\d\s?[£€₹$]/u;

it('no words and no page name a price: texts take it from catalogue or manifest [SHP-04]', () => {
  const files = globSync(
    ['markets/*/words/**/*.json', 'plugins/*/words/*.json', 'markets/*/pages/**/*.md'],
    { cwd: projectRoot },
  );
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        typed.test(line)
          ? [`${file}:${index + 1} names an amount; let a placeholder bring it: ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
