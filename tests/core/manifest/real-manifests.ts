import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../core/manifest/json.ts';
import { parsePath, valueAt } from '../../../core/manifest/json-pointer.ts';
import { marketManifest, type ManifestFile } from '../../../core/manifest/layer-manifest.ts';
import { withDeclaredTypes } from '../payments/declared-payments.ts';
import { manifestFileSchema, manifestSchema } from '../../../core/manifest/manifest-schema.ts';

/** The markets of the sample chain. */
export const marketIds = ['uk', 'fr', 'in', 'ca'] as const;
export type MarketId = (typeof marketIds)[number];

/** Whether a market is one of the sample chain. */
export const isSample = (id: string): id is MarketId => marketIds.some((sample) => sample === id);

/** A manifest file of this repository. */
export function readManifestFile(market: MarketId | 'default'): ManifestFile {
  const file = `markets/${market}/manifest.json`;
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  return { file, content: JSON.parse(text) as JsonObject };
}

export const filesOf = (market: MarketId) => ({
  defaults: readManifestFile('default'),
  market: readManifestFile(market),
});

/** The value of a key once the levels of a market are laid together and its plugins have completed it. */
export const valueIn = (market: MarketId, key: string): Json | undefined =>
  valueAt(
    withDeclaredTypes(marketManifest(filesOf(market))) as unknown as JsonObject,
    parsePath(key),
  );

/** Both schemas, compiled the way a server compiles them. */
export function compileSchemas() {
  const ajv = new Ajv({ allErrors: true, strict: true, verbose: true });
  addFormats.default(ajv);
  ajv.addKeyword({ keyword: 'x-visibility', schemaType: 'string' });
  return {
    fitsFile: ajv.compile(manifestFileSchema),
    fitsManifest: ajv.compile(manifestSchema),
  };
}
