import { describe, expect, it } from 'vitest';
import {
  isServedBySandbox,
  sandboxName,
} from '../../../plugins/sandbox-gateway/adapter/sandbox-gateway.ts';
import { servedManifest, unservedTypes } from '../../../server/markets/served-manifest.ts';
import { type MarketId, testManifest } from '../../core/test-market.ts';

const sandbox = { id: sandboxName, serves: isServedBySandbox };

const served = (id: MarketId, isSandboxOpen: boolean) =>
  servedManifest(testManifest(id), {
    gateways: isSandboxOpen ? [sandbox] : [],
    identityProviders: [],
  }).payments.types;

describe('the payment types that a server offers', () => {
  it('are those that its gateway takes, and the offline ones: no other is there only to be seen [ENG-24]', () => {
    const here = (id: MarketId) => served(id, true);
    expect(here('uk')).toEqual(expect.arrayContaining(['microform', 'worldpay', 'card', 'cash']));
    expect(here('fr')).toEqual(['hipay', 'card', 'cash/ticket']);
    expect(here('in')).toEqual(expect.arrayContaining(['phone-pe', 'paytm', 'card', 'cash']));
    expect(served('uk', false)).toEqual(['card', 'cash']);
  });
});

describe('a type whose gateway is here', () => {
  const gateways = [
    { id: 'sandbox', serves: (type: string) => type !== 'hipay' },
    { id: 'other', serves: (type: string) => type === 'hipay' },
  ];
  const problems = (change: Readonly<Record<string, unknown>> = {}) => {
    const manifest = testManifest('fr');
    const payments = { ...manifest.payments, ...change };
    return unservedTypes({ ...manifest, payments }, { gateways }, 'fr.json');
  };

  it('and cannot take it stops the start, at every place that lists it [GTW-02]', () => {
    expect(problems()).toMatchObject([
      { file: 'fr.json', pointer: '/payments/types/0', found: '"hipay"' },
      { pointer: '/hutOverrides/fr-1:1999/payments/types/0', found: '"hipay"' },
    ]);
  });

  it('is right when the gateway that the manifest names for it can take it [GTW-02]', () => {
    expect(problems({ gateways: { hipay: 'other' } })).toEqual([]);
  });

  it('is no mistake when its gateway is a sandbox that is closed', () => {
    const manifest = testManifest('fr');
    expect(unservedTypes(manifest, { gateways: [] }, 'fr.json')).toEqual([]);
  });
});
