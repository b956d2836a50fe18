import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

interface Part {
  /** Selector of the only part to look at. */
  readonly include?: string;
  /** Selector of what to leave out. */
  readonly exclude?: string;
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violations = AxeResults['violations'];

// Of what passed, axe would describe every element.
const optionsOf = ({ without = [] }: Part): RunOptions => ({
  resultTypes: ['violations'],
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});

/** What axe finds in a page without frames. It is put into a page once: reading it takes as long as looking. */
async function lookAtPage(page: Page, part: Part): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const parts = [part.include, part.exclude, optionsOf(part)] as const;
  const { violations } = await page.evaluate(([include = 'html', exclude, options]) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return run({ include: [include], exclude: exclude ? [exclude] : [] }, options);
  }, parts);
  return violations;
}

/** The same with what is in its frames. */
async function lookAtFrames(page: Page, part: Part, ofOthers: boolean): Promise<Violations> {
  const builder = new AxeBuilder({ page }).options(optionsOf(part)).setLegacyMode(!ofOthers);
  if (part.include) builder.include(part.include);
  if (part.exclude) builder.exclude(part.exclude);
  return (await builder.analyze()).violations;
}

async function faultsOf(page: Page, part: Part, ofOthers: boolean): Promise<readonly string[]> {
  const hasFrames = page.frames().length > 1;
  const violations = await (hasFrames
    ? lookAtFrames(page, part, ofOthers)
    : lookAtPage(page, part));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

/** Every accessibility fault of the page as it is now that a program can find, frames of other origins left out. */
export const accessibilityFaults = (page: Page, part: Part = {}): Promise<readonly string[]> =>
  faultsOf(page, part, false);

/** The page as it is now has no accessibility fault that a program can find. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await faultsOf(page, part, true)).toEqual([]);
}
