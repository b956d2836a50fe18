import { types } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { DispositionModel } from '../../../client/localisation/disposition-model.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const Holder = types.model({ disposition: types.optional(DispositionModel, {}) });
const environment = testEnvironment(await testMarket('uk', []));

describe('a disposition', () => {
  it('reads the older words of a stored state [LOC-05, LOC-06]', () => {
    const stored = { type: 'eat-in', when: 'later', time: 1_772_000_000_000 };
    const { disposition } = Holder.create({ disposition: stored }, environment);
    expect(disposition).toMatchObject({
      type: 'dinein',
      when: 'scheduled',
      time: 1_772_000_000_000,
    });
  });

  it('is delivery as soon as possible without a time for a new customer [LOC-05]', () => {
    const { disposition } = Holder.create({}, environment);
    expect(disposition).toMatchObject({ type: 'delivery', when: 'asap' });
    expect(disposition.time).toBeUndefined();
  });
});
