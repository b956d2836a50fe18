import defaults from '../markets/default/manifest.json' with { type: 'json' };
import type { JsonObject } from '../core/manifest/json.ts';
import { marketManifest } from '../core/manifest/layer-manifest.ts';
import { overlay } from '../core/manifest/overlay.ts';
import type { Hut } from '../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../schemas/types/manifest.ts';

/** The least that a market has to say, of a place that is no country. */
const sampleMarket: JsonObject = {
  id: 'zz',
  country: 'ZZ',
  hosts: ['zz.localhost'],
  locales: ['en-ZZ'],
  currency: 'XTS',
  sectors: ['zz-1'],
  defaultSector: 'zz-1',
  dineInSector: 'zz-1',
  plugins: [],
  money: { format: { symbol: '¤' } },
  address: { strategy: 'none' },
  geocoding: { country: 'zz' },
  postcode: { full: '^[0-9]{4}$', partial: '^[0-9]{2}$' },
  tax: { rates: [{ description: 'Tax 10%', percent: 10 }] },
  menu: { routes: ['deals', 'pizzas', 'sides', 'drinks', 'desserts'] },
  payments: { types: [] },
};

/** The manifest of a market that is nobody's, with what a case changes about it. */
export const sampleManifest = (changes: JsonObject = {}): Manifest =>
  marketManifest({
    defaults: { file: 'markets/default/manifest.json', content: defaults },
    market: { file: 'conformance/sample-market.ts', content: overlay(sampleMarket, changes) },
  });

/** A hut that delivers and lets people collect, with what a case changes about it. */
export const sampleHut = (changes: Partial<Hut> = {}): Hut => ({
  id: '101',
  sector: 'zz-1',
  name: 'Harbour',
  address: { lines: ['1 Harbour Street'], city: 'Harbour', postcode: '1234' },
  latitude: 0,
  longitude: 0,
  timeZone: 'Etc/UTC',
  allowedDisposition: { delivery: true, collection: true },
  supportedPayment: [{ type: 'card' }],
  phone: '0123456789',
  hours: { web: { asap: [], scheduled: [] } },
  ...changes,
});
