import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Part {
  /** Selector of the only part to look at. */
  readonly include?: string;
  /** Selector of what to leave out. */
  readonly exclude?: string;
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

const builderOf = (page: Page, { include, exclude, without }: Part): AxeBuilder => {
  // Of what passed, axe would describe every element.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (without) axe.disableRules([...without]);
  return axe;
};

/**
 * Every accessibility fault of the page as it is now that a program can find, frames of other origins left out. It takes
 * less than half of the time of `expectAccessible`, for who looks at many pages.
 */
export async function accessibilityFaults(page: Page, part: Part = {}): Promise<readonly string[]> {
  const axe = builderOf(page, part);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

/** The page as it is now has no accessibility fault that a program can find. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const axe = builderOf(page, part);
  // Only frames need the way that opens a page of its own.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
