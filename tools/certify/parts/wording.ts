import { isJsonObject, type Json } from '../../../core/manifest/json.ts';
import { describeProblem } from '../../../core/manifest/problem.ts';
import { stringsAt } from '../../../core/manifest/strings-at.ts';
import { wordProblems } from '../../../server/markets/check-words.ts';
import { contentOf } from '../../../server/markets/json-file.ts';
import type { MarketWithCatalogue } from '../../../server/markets/read-catalogue.ts';
import type { Deployment } from '../../../server/markets/read-deployment.ts';
import { byStem } from '../../../server/markets/word-file-problems.ts';
import { languageOf, textsOf, wordsOf } from '../../../server/markets/market-words.ts';
import { everyText } from '../../new/catalogue-words.ts';
import type { PartResult } from '../certificate.ts';

/** Texts of the shop that customers of a locale would read in another language. */
function foreignTexts(deployment: Deployment, folder: MarketWithCatalogue, locale: string) {
  const bases = stringsAt(contentOf(deployment.defaults.manifest), 'baseLanguages');
  const own = bases.filter((language) => language === languageOf(locale));
  const keysIn = (languages: readonly string[]) =>
    byStem(textsOf(wordsOf(deployment, folder, locale, languages))).keys();
  const known = new Set(keysIn(own));
  return [...keysIn(bases)]
    .filter((key) => !known.has(key))
    .map((key) => `${locale}: ${key} has no text`);
}

/** Texts of the catalogue that a locale lacks. */
function missingTexts(whole: Json, own: Json | undefined, path: string): readonly string[] {
  if (!isJsonObject(whole)) {
    return typeof own === 'string' && own !== '' ? [] : [`${path} has no text`];
  }
  const parts = isJsonObject(own) ? own : {};
  return Object.entries(whole).flatMap(([key, part]) =>
    missingTexts(part, parts[key], path === '' ? key : `${path}/${key}`),
  );
}

function catalogueFindings({ catalogue }: MarketWithCatalogue, locales: readonly string[]) {
  const files = new Map([...catalogue].map(([name, { content }]) => [name, content]));
  if (files.size === 0) return [];
  const whole = everyText(files);
  // The entries themselves are in the first locale.
  return locales.slice(1).flatMap((locale) => {
    const own = files.get(`words.${locale}`);
    return missingTexts(whole, own, '').map((found) => `${locale}: catalogue ${found}`);
  });
}

/** Whether every locale of a market has every text, in its own language: of the shop, of its plugins, of its catalogue. */
export async function wordingCoverage(
  deployment: Deployment,
  folder: MarketWithCatalogue,
): Promise<PartResult> {
  const locales = stringsAt(contentOf(folder.manifest), 'locales');
  const problems = wordProblems({ ...deployment, markets: [folder] }).map(describeProblem);
  const untranslated = [...folder.words.values(), ...folder.catalogue.values()].flatMap(
    ({ file, untranslated: pointers = [] }) =>
      pointers.map((pointer) => `${file} ${pointer} is still to translate`),
  );
  const foreign = locales.flatMap((locale) => foreignTexts(deployment, folder, locale));
  const findings = [
    ...problems,
    ...foreign,
    ...catalogueFindings(folder, locales),
    ...untranslated,
  ];
  return { note: locales.join(', '), findings };
}
