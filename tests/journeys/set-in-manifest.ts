import type { Page } from '@playwright/test';
import { alterBoot } from './alter-boot.ts';

/**
 * Opens the pages below a path as they are where an operator has set something else in the manifest.
 * @param path pattern of the addresses of the pages
 */
export const setInManifest = (
  page: Page,
  path: string,
  before: RegExp,
  after: string,
): Promise<unknown> => alterBoot(page, path, (html) => html.replace(before, after));

/** A feature of the manifest as it stands in a page, and as it is when it is on or off for everybody. */
export const feature = (name: string, isOn: boolean): readonly [RegExp, string] => [
  new RegExp(String.raw`"${name}":\{"default":(?:true|false)`),
  `"${name}":{"default":${isOn}`,
];
