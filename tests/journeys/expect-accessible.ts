import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Part {
  /** Selector of the only part to look at. */
  readonly include?: string;
  /** Selector of what to leave out. */
  readonly exclude?: string;
}

/** The page as it is now has no accessibility fault that a program can find. */
export async function expectAccessible(page: Page, { include, exclude }: Part = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
