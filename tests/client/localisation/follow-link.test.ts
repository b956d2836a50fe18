import { describe, expect, it } from 'vitest';
import { readDeepLink } from '../../../client/localisation/deep-link.ts';
import { followLink } from '../../../client/localisation/follow-link.ts';
import type { HutsApi } from '../../../client/huts/huts-api.ts';
import { openLocalisation } from './open-localisation.ts';
import { clapham, islington } from '../../core/localisation/sample-huts.ts';

/** A customer of Clapham Junction, or a new one, follows a link. */
const follow = async (
  search: string,
  { isNew = false, huts = {} }: { isNew?: boolean; huts?: Partial<HutsApi> } = {},
) => {
  const { hutSearch, localisation, outside } = await openLocalisation({
    huts: { byId: async () => islington, ...huts },
  });
  if (!isNew) await hutSearch.localiseByAddress({ postcode: 'SW11 1JB' }, { type: 'delivery' });
  const warnings: string[] = [];
  const link = readDeepLink(new URLSearchParams(search));
  if (!link) throw new Error('That is no link.');
  const stays = await followLink({ hutSearch, localisation }, link, {
    manifest: outside.market.manifest,
    flagLevel: outside.visit.flagLevel,
    strategy: outside.market.extensions.one('address-strategy'),
    warn: (message) => warnings.push(message),
  });
  return { localisation, outside, stays, warnings };
};

describe('a link', () => {
  it('localises at its hut, by its address, or another way at the hut there is [LOC-51, LOC-52]', async () => {
    const byHut = await follow('?storeId=uk-1:1104&dispositionType=delivery', { isNew: true });
    expect([byHut.stays, byHut.localisation.hut?.id]).toEqual([true, islington.id]);
    const byAddress = await follow('?deliveryAddress=sw111jb', { isNew: true });
    expect(byAddress.localisation.deliveryAddress).toEqual({ postcode: 'SW11 1JB' });
    const otherWay = await follow('?dispositionType=collection');
    expect(otherWay.localisation.hut?.id).toBe(clapham.id);
    expect(otherWay.localisation.disposition.type).toBe('collection');
  });

  it('whose localisation fails is logged and leaves the old address to be changed [LOC-37]', async () => {
    const byId = () => Promise.reject(new Error('down'));
    const { localisation, outside, stays } = await follow('?storeId=uk-1:1104', { huts: { byId } });
    expect(stays).toBe(false);
    expect(outside.reports).toContainEqual({ level: 'warning', message: 'Localisation failed' });
    expect(localisation.isLocalised).toBe(false);
    expect(localisation.deliveryAddress).toEqual({ postcode: 'SW11 1JB' });
    expect(localisation.draft).toBeUndefined();
  });

  it('with a wrong address says the rule it breaks, and leaves it in the form [LOC-51]', async () => {
    const { localisation, stays, warnings } = await follow('?deliveryAddress=nonsense');
    expect([stays, warnings]).toEqual([false, ['localisation.postcode.invalid']]);
    expect(localisation.draft).toEqual({ postcode: 'nonsense' });
  });

  it('that cannot be read says so, and the rest of it counts [LOC-51, LOC-52]', async () => {
    const { localisation, stays, warnings } = await follow(
      '?storeId=nonsense&dispositionType=collection',
    );
    expect([stays, warnings]).toEqual([true, ['localisation.link.malformed']]);
    expect(localisation.disposition.type).toBe('collection');
  });

  it('to a way of ordering that the market does not have frees the customer [LOC-53]', async () => {
    const { hutSearch, localisation, outside } = await openLocalisation({ market: 'ca' });
    await hutSearch.localiseByHut(clapham, { type: 'collection' });
    const warnings: string[] = [];
    const stays = await followLink(
      { hutSearch, localisation },
      { type: 'dinein', isMalformed: false },
      {
        manifest: outside.market.manifest,
        flagLevel: 'none',
        strategy: outside.market.extensions.one('address-strategy'),
        warn: (message) => warnings.push(message),
      },
    );
    expect([stays, warnings]).toEqual([false, ['localisation.link.closed']]);
    expect(localisation.isLocalised).toBe(false);
  });
});
