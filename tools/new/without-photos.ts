import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { MarketFolder } from '../../server/markets/read-deployment.ts';

/** Content whose photographs stay in the folder of the market that it comes from: it is drawn without them. */
export function withoutPhotos(content: Json, { photos }: Pick<MarketFolder, 'photos'>): Json {
  const within = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(within);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) =>
        key === 'img' && typeof part === 'string' && photos.has(part) ? [] : [[key, within(part)]],
      ),
    );
  };
  return within(content);
}
