import { describe, expect, it } from 'vitest';
import { type EtaFacts, shownEta } from '../../../client/tracking/shown-eta.ts';
import { variantsIn } from '../experiments/sample-experiments.ts';
import { testManifest } from '../../core/test-market.ts';

const at = (time: string) => Date.parse(`2026-03-04T${time}:00Z`);
const iso = (time: string) => `2026-03-04T${time}:00Z`;

const facts = (more: Partial<EtaFacts> = {}): EtaFacts => ({
  sector: 'fr-1',
  manifest: testManifest('fr'),
  experiments: variantsIn(testManifest('fr')),
  status: 'COOKING',
  eta: { exact: iso('12:30'), range: { from: iso('12:25'), to: iso('12:40') } },
  etaType: 'exact',
  scheduledFor: undefined,
  ...more,
});

describe('the estimate on the summary', () => {
  it('is a time or a range, as the address asks [TRK-20]', () => {
    expect(shownEta(facts())).toEqual({ kind: 'exact', at: at('12:30') });
    expect(shownEta(facts({ etaType: 'range' }))).toEqual({
      kind: 'range',
      from: at('12:25'),
      to: at('12:40'),
    });
  });

  it('is not shown in the hidden sector [TRK-21]', () => {
    const uk = { manifest: testManifest('uk') };
    expect(shownEta(facts({ ...uk, sector: 'uk-1' }))).toEqual({ kind: 'none' });
    expect(shownEta(facts({ ...uk, sector: 'uk-2' })).kind).toBe('exact');
  });

  it('shows only to the treatment where the market tries it out [TRK-22]', () => {
    const manifest = testManifest('ca');
    const ca = { manifest, sector: 'ca-1', experiments: variantsIn(manifest) };
    expect(shownEta(facts(ca))).toEqual({ kind: 'none' });
    const experiments = variantsIn(manifest, { 'show-eta-ca': 'treatment' });
    expect(shownEta(facts({ ...ca, experiments })).kind).toBe('exact');
  });

  it('is a minute when the driver is almost there [TRK-07]', () => {
    expect(shownEta(facts({ status: 'ALMOST_ARRIVED' }))).toEqual({ kind: 'minutes', minutes: 1 });
  });

  it.each(['DELIVERED', 'FAILED'] as const)('is gone after %s [TRK-25]', (status) => {
    expect(shownEta(facts({ status }))).toEqual({ kind: 'none' });
  });

  it('is the chosen time of a scheduled order until it is confirmed [TRK-26]', () => {
    const scheduledFor = at('18:00');
    expect(shownEta(facts({ scheduledFor, status: 'CONFIRMING' }))).toEqual({
      kind: 'scheduled',
      at: scheduledFor,
    });
    expect(shownEta(facts({ scheduledFor, status: 'CONFIRMED' })).kind).toBe('exact');
  });
});
