import themeSchema from '../../../schemas/theme.schema.json' with { type: 'json' };
import type { Json } from '../../../core/manifest/json.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { textsOf } from '../../markets/market-words.ts';
import type { RunningMarket } from '../../markets/running-market.ts';
import { changedValues, nameOfKey, valueTurned } from './changed-values.ts';
import { type Consequence, quoted, turned } from './consequence.ts';

/** What customers will read, and how it will look. */
export function textConsequences(
  before: RunningMarket,
  after: RunningMarket,
): readonly Consequence[] {
  const texts = [
    ...after.locales
      .filter((locale) => !before.locales.includes(locale))
      .map((locale) => `New language: ${locale}`),
    ...before.locales
      .filter((locale) => !after.locales.includes(locale))
      .map((locale) => `No longer in ${locale}`),
    ...after.locales.flatMap((locale) => wordTexts(before, after, locale)),
    ...after.locales.flatMap((locale) => pageTexts(before, after, locale)),
    ...changedValues(before.theme as unknown as Json, after.theme as unknown as Json).map(
      (change) =>
        `Looks: ${nameOfKey(themeSchema as JsonSchema, change.path)} ${valueTurned(change)}`,
    ),
  ];
  return texts.map((text) => ({ area: 'Texts', text }));
}

/** Texts of the shop and of the catalogue in a language that both versions have. */
function wordTexts(before: RunningMarket, after: RunningMarket, locale: string): readonly string[] {
  const [old, next] = [before, after].map((running) => wordsOf(running, locale));
  if (!old || !next || old.size === 0) return [];
  const keys = [...new Set([...old.keys(), ...next.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [old.get(key), next.get(key)];
    if (was === is) return [];
    const change = turned(
      was === undefined ? 'nothing' : quoted(was),
      is === undefined ? 'nothing' : quoted(is),
    );
    return [`${key} in ${locale}: ${change}`];
  });
}

function wordsOf({ words, catalogue }: RunningMarket, locale: string): ReadonlyMap<string, string> {
  const ofCatalogue = catalogue?.words.get(locale);
  return new Map([
    ...textsOf(words(locale) ?? {}),
    ...textsOf((ofCatalogue ?? {}) as Parameters<typeof textsOf>[0], 'menu: '),
  ]);
}

/** Pages that came, went or read differently. */
function pageTexts(before: RunningMarket, after: RunningMarket, locale: string): readonly string[] {
  const names = [...new Set([...before.market.manifest.pages, ...after.market.manifest.pages])];
  return names.flatMap((name) => {
    const [was, is] = [before.page(name, locale)?.text, after.page(name, locale)?.text];
    if (was === is) return [];
    if (was === undefined) return [`New page ${name} in ${locale}`];
    return [
      is === undefined
        ? `No longer a page ${name} in ${locale}`
        : `Page ${name} reads differently in ${locale}`,
    ];
  });
}
