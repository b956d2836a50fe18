import type { Generated } from 'kysely';
import type { Json, MomentOrNow, NullableJson } from './column-types.ts';

/** What a market's sample catalogue looked like when it was last read in: an unchanged one is not read again. */
export interface CatalogueImportTable {
  /** Market id, the name of its folder. */
  market: string;
  /** Digest of the catalogue files. */
  digest: string;
  imported_at: MomentOrNow;
}

/** A restaurant. Its key is the pair of sector and hut id: two sectors may use the same number. */
export interface HutTable {
  sector: string;
  hut_id: string;
  market: string;
  /** Place in the market's own order, from 0. */
  position: number;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Closed for good or until further notice: not offered to customers. */
  is_closed: Generated<boolean>;
  /** For tests in production: hidden from the public lists. */
  is_test: Generated<boolean>;
  /** Hash of the key with which the hut's point of sale signs in; the key itself is stored nowhere. */
  pos_key_hash: string | null;
  /** The hut as the huts API answers it. */
  document: Json;
}

/** A product of a sector's menu. */
export interface ProductTable {
  sector: string;
  product_id: string;
  /** Menu type, such as pizza, side or drink. */
  type: string;
  /** What the product page must offer, such as a plain product or one built by the customer. */
  kind: string;
  /** Place in the menu, from 0. */
  position: number;
  /** The product as the menu API answers it. */
  document: Json;
}

/** A deal of a sector. */
export interface DealTable {
  sector: string;
  deal_id: string;
  /** Place in the list of deals, from 0. */
  position: number;
  /** The deal with its steps, as the deals API answers it. */
  document: Json;
}

/** A discount of a sector. */
export interface DiscountTable {
  sector: string;
  discount_id: string;
  /** Place in the list of discounts, from 0. */
  position: number;
  /** The discount with its conditions. */
  document: Json;
}

/** What is suggested to go with a basket in a sector. */
export interface UpsellTable {
  sector: string;
  upsell_id: string;
  /** Place among the upsells, from 0: the first that suggests a thing wins. */
  position: number;
  /** The upsell with its rules and dates. */
  document: Json;
}

/** How the edge of a served area is given. */
export type ServedAreaKind = 'outcode' | 'postcode' | 'polygon' | 'circle';

/** An area a hut delivers to. Looked up by market, kind and value. */
export interface ServedAreaTable {
  id: Generated<number>;
  market: string;
  sector: string;
  hut_id: string;
  kind: ServedAreaKind;
  /** The outcode, the whole postcode, or the polygon's name; as normalised by the market's address strategy. */
  value: string;
  /** Rank among the areas that match the same address: the lowest wins. */
  position: number;
  /** GeoJSON geometry, for kind `polygon` only. Not in `value`, because an index entry has a size limit. */
  polygon: NullableJson;
  /** Metres around the hut, for kind `circle` only. */
  radius_metres: number | null;
  /** The box that a polygon or circle lies in, in degrees: a search leaves out every area whose box misses. */
  south: number | null;
  north: number | null;
  west: number | null;
  east: number | null;
}
