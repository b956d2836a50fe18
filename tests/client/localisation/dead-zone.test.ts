import { describe, expect, it } from 'vitest';
import { openLocalisation } from './open-localisation.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';

const delivery = { type: 'delivery' } as const;

describe('a delivery address that nobody delivers to', () => {
  it('is warned about, and collection is offered near it [LOC-69, LOC-70]', async () => {
    const { app, hutSearch, localisation } = await openLocalisation({
      huts: { byPostcode: async () => undefined },
    });
    await hutSearch.localiseByAddress({ postcode: 'ZE1 0AA' }, delivery);
    expect(app.notifications.list[0]).toMatchObject({
      type: 'warning',
      topic: 'collection deadzone',
      message: 'localisation.notice.notInDeliveryZone',
    });
    expect(localisation.undelivered).toMatchObject({ postcode: 'ZE1 0AA' });
    localisation.forgetUndelivered();
    expect(localisation.undelivered).toBeUndefined();
  });

  it('is also one whose hut has no status to judge by [LOC-69]', async () => {
    const { app, hutSearch, localisation } = await openLocalisation({
      huts: { byPostcode: async () => clapham, status: async () => undefined },
    });
    expect((await hutSearch.localiseByAddress({ postcode: 'SW11 1JB' }, delivery)).kind).toBe(
      'refused',
    );
    expect(app.notifications.list[0]?.message).toBe('localisation.notice.notInDeliveryZone');
    expect(localisation.undelivered).toMatchObject({ postcode: 'SW11 1JB' });
  });

  it('is only warned about where postcodes have no coordinates to look up [LOC-69]', async () => {
    const { app, localisation } = await openLocalisation({ market: 'in' });
    localisation.refuseAddress({ postcode: '560034' }, 'localisation.notice.notInDeliveryZone');
    expect(app.notifications.list).toHaveLength(1);
    expect(localisation.undelivered).toBeUndefined();
    localisation.refuseAddress(
      { postcode: '560034', lat: 12.9, lng: 77.6 },
      'localisation.notice.notInDeliveryZone',
    );
    expect(localisation.undelivered).toMatchObject({ lat: 12.9 });
  });
});
