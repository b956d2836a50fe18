import type { ClientManifest } from '../../core/manifest/client-manifest.ts';
import { isJsonObject, type Json, type JsonObject } from '../../core/manifest/json.ts';
import { type MarketPictures, withPicture } from '../../core/menu/picture-address.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** A manifest for browsers whose promotions name their photographs by whole addresses, wherever it sets them [OPR-26]. */
export function pagePictures(
  shown: ClientManifest,
  manifest: Pick<Manifest, 'media'>,
  pictures: MarketPictures,
): ClientManifest {
  const pictured = (value: Json, path: readonly string[]): Json => {
    if (!isJsonObject(value)) return value;
    const id = path.at(-1) ?? '';
    // What an override leaves unsaid it takes from the market, the photograph that was uploaded for it among that.
    const isPage =
      path.at(-2) === 'landingPages' && (path.length === 3 || value['img'] !== undefined);
    if (isPage) return withPage(value, id);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, pictured(part, [...path, key])]),
    );
  };
  const withPage = (page: JsonObject, id: string): Json => {
    const { img } = page;
    const named = { id, ...(typeof img === 'string' && { img }) };
    const made = withPicture<{ id: string; img?: string }>(named, 'promo', manifest, pictures);
    const { img: _img, ...drawn } = page;
    return { ...drawn, ...(made.img !== undefined && { img: made.img }) };
  };
  const { promo, ...others } = shown as unknown as JsonObject;
  const levels = ['sectorOverrides', 'hutOverrides', 'timedOverrides'].flatMap(
    (key): [string, Json][] => {
      const level = others[key];
      return level === undefined ? [] : [[key, pictured(level, [key])]];
    },
  );
  return {
    ...others,
    ...Object.fromEntries(levels),
    promo: pictured(promo ?? {}, ['promo']),
  } as unknown as ClientManifest;
}
