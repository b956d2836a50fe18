import { describe, expect, it } from 'vitest';
import { localisationOutcome } from '../../../client/localisation/localisation-outcome.ts';
import { allClosed, allOpen, clapham, statusWith } from '../../core/localisation/sample-huts.ts';

const delivery = { type: 'delivery', when: 'asap' } as const;
const localised = (type: string, when: string, time?: number) => ({
  kind: 'localise',
  disposition: time === undefined ? { type, when } : { type, when, time },
});

describe('the outcome for a hut', () => {
  it('is closed when its flag says so, whatever its status [LOC-23]', () => {
    const hut = { ...clapham, closed: true };
    const wanted = delivery;
    expect(localisationOutcome({ hut, status: allOpen, wanted })).toEqual({ kind: 'HUT_CLOSED' });
    expect(localisationOutcome({ hut, status: undefined, wanted })).toEqual({ kind: 'HUT_CLOSED' });
  });

  it('is closed when nothing it allows is available now or later [LOC-23]', () => {
    const question = { hut: clapham, status: allClosed, wanted: delivery };
    expect(localisationOutcome(question)).toEqual({ kind: 'HUT_CLOSED' });
  });

  it('does not count what the hut does not allow as open [LOC-23]', () => {
    const hut = { ...clapham, allowedDisposition: { delivery: false, collection: true } };
    const status = statusWith({ delivery: true }, { delivery: true });
    expect(localisationOutcome({ hut, status, wanted: delivery })).toEqual({ kind: 'HUT_CLOSED' });
  });

  it('lacks data without a hut or without its status [LOC-24]', () => {
    const insufficient = { kind: 'INSUFFICIENT_HUT_DATA' };
    expect(localisationOutcome({ hut: undefined, status: allOpen, wanted: delivery })).toEqual(
      insufficient,
    );
    expect(localisationOutcome({ hut: clapham, status: undefined, wanted: delivery })).toEqual(
      insufficient,
    );
  });

  it('is what was wanted when that is available [LOC-25]', () => {
    const wanted = { type: 'collection', when: 'scheduled', time: 7 } as const;
    const status = statusWith({ delivery: true }, { collection: true });
    expect(localisationOutcome({ hut: clapham, status, wanted })).toEqual(
      localised('collection', 'scheduled', 7),
    );
  });

  it('is for later when now is not available, before the other way is tried [LOC-26]', () => {
    const status = statusWith({ collection: true }, { delivery: true, collection: true });
    expect(localisationOutcome({ hut: clapham, status, wanted: delivery })).toEqual(
      localised('delivery', 'scheduled'),
    );
  });

  it.each([
    ['delivery', 'collection'],
    ['collection', 'delivery'],
  ] as const)('is the other way round when %s is neither now nor later [LOC-27]', (type, other) => {
    const status = statusWith({ [other]: true }, {});
    expect(
      localisationOutcome({ hut: clapham, status, wanted: { type, when: 'asap' } }),
    ).toMatchObject(localised(other, 'asap'));
  });

  it('keeps the wanted timing when it turns the other way round [LOC-27]', () => {
    const wanted = { type: 'delivery', when: 'scheduled', time: 9 } as const;
    const status = statusWith({ collection: true }, { collection: true });
    expect(localisationOutcome({ hut: clapham, status, wanted })).toEqual(
      localised('collection', 'scheduled', 9),
    );
  });

  it('is unknown when the hut is open for something else only [LOC-28]', () => {
    const status = statusWith({}, { collection: true });
    expect(localisationOutcome({ hut: clapham, status, wanted: delivery })).toEqual({
      kind: 'UNKNOWN',
    });
    expect(
      localisationOutcome({
        hut: clapham,
        status: allOpen,
        wanted: { type: 'dinein', when: 'asap' },
      }),
    ).toEqual({ kind: 'UNKNOWN' });
  });
});
