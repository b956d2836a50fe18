import { describe, expect, it } from 'vitest';
import { closedInstallation } from '../../../core/installation.ts';
import { SandboxGateway } from '../../../plugins/sandbox-gateway/sandbox-gateway.ts';
import { servedManifest } from '../../../server/markets/served-manifest.ts';
import { type MarketId, testManifest } from '../../core/test-market.ts';

const sandbox = new SandboxGateway(closedInstallation);

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
