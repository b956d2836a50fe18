import type { BootData } from '../../core/shell/boot-data.ts';
import type { RunningMarket } from '../markets/running-market.ts';

/** What a page of a market starts from: the manifest as browsers get it [CST-04]. */
export type ServedBoot = Omit<BootData, 'manifest'> & { readonly manifest: unknown };

/** What the application starts from in a market and a language. */
export const bootOf = (
  { clientManifest, pageWords, revision, theme }: RunningMarket,
  locale: string,
  release: string,
): ServedBoot => ({
  manifest: clientManifest,
  theme,
  locale,
  words: pageWords(locale) ?? {},
  release,
  revision,
});
