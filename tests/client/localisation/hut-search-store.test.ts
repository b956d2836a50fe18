import { describe, expect, it } from 'vitest';
import { openLocalisation } from './open-localisation.ts';
import {
  allClosed,
  allOpen,
  clapham,
  islington,
  statusWith,
} from '../../core/localisation/sample-huts.ts';

const home = { postcode: 'SW11 1JB' };
const delivery = { type: 'delivery' } as const;

describe('localising by address', () => {
  it('ties the customer to the hut of the postcode, for delivery now [LOC-31, LOC-33]', async () => {
    const asked: string[] = [];
    const { hutSearch, localisation } = await openLocalisation({
      huts: {
        byPostcode: async (postcode) => {
          asked.push(postcode);
          return clapham;
        },
      },
    });
    const outcome = await hutSearch.localiseByAddress({ postcode: ' sw111jb' }, delivery);
    expect(outcome).toEqual({ kind: 'localised' });
    expect(asked).toEqual(['SW11 1JB']);
    expect(localisation).toMatchObject({
      isLocalised: true,
      sector: 'uk-1',
      deliveryAddress: { postcode: 'SW11 1JB' },
    });
    expect(hutSearch.status).toBe('idle');
    expect(localisation.disposition).toMatchObject({ type: 'delivery', when: 'asap' });
    expect(localisation.disposition.time).toBeUndefined();
  });

  it('says what is wrong with what was typed and calls nobody', async () => {
    const { hutSearch, outside } = await openLocalisation({
      huts: { byPostcode: () => Promise.reject(new Error('Nobody should ask.')) },
    });
    expect(await hutSearch.localiseByAddress({ postcode: 'nonsense' }, delivery)).toEqual({
      kind: 'invalid',
      field: 'postcode',
      message: 'localisation.postcode.invalid',
    });
    expect(outside.reports).toEqual([]);
  });

  it('warns when nobody delivers to the address, with an auto-error event and a warning in the log [BSK-81]', async () => {
    const { app, hutSearch, outside } = await openLocalisation({
      huts: { byPostcode: async () => undefined },
    });
    expect(await hutSearch.localiseByAddress(home, delivery)).toEqual({ kind: 'refused' });
    expect(app.notifications.list[0]).toMatchObject({
      type: 'warning',
      topic: 'collection deadzone',
      message: 'localisation.notice.notInDeliveryZone',
    });
    expect(outside.events[0]).toEqual({ type: 'auto-error', data: { message: 'not-served' } });
    expect(outside.reports).toContainEqual({
      level: 'warning',
      message: 'Localisation ended with not-served',
    });
  });

  it('logs and says a failure, sends an auto-error event and changes nothing [LOC-36, BSK-81]', async () => {
    const { app, hutSearch, localisation, outside } = await openLocalisation({
      huts: { byPostcode: () => Promise.reject(new Error('no connection')) },
    });
    expect(await hutSearch.localiseByAddress(home, delivery)).toEqual({ kind: 'refused' });
    expect([localisation.isLocalised, hutSearch.status]).toEqual([false, 'idle']);
    expect(outside.reports).toContainEqual({ level: 'warning', message: 'Localisation failed' });
    expect(outside.events.map(({ type }) => type)).toContain('auto-error');
    expect(app.notifications.list[0]?.message).toBe('localisation.failed');
  });

  it('always ends with a finished event, on success and on failure [LOC-44]', async () => {
    for (const byPostcode of [async () => clapham, () => Promise.reject(new Error('down'))]) {
      const { hutSearch, outside } = await openLocalisation({ huts: { byPostcode } });
      await hutSearch.localiseByAddress(home, delivery);
      expect(outside.events.at(-1)?.type).toBe('localisation-finished');
    }
  });

  it('runs once at a time', async () => {
    const { hutSearch } = await openLocalisation();
    const [first, second] = await Promise.all([
      hutSearch.localiseByAddress(home, delivery),
      hutSearch.localiseByAddress(home, delivery),
    ]);
    expect([first.kind, second.kind]).toEqual(['localised', 'refused']);
  });
});

describe('a hut that cannot do what was wanted', () => {
  it('ends it when it is closed, with a notice and a dead-end event [LOC-29, LOC-76, BSK-81]', async () => {
    const { app, hutSearch, localisation, outside } = await openLocalisation({
      huts: {
        byPostcode: async () => ({ ...islington, closed: true }),
        status: async () => allClosed,
      },
    });
    expect(await hutSearch.localiseByAddress(home, delivery)).toEqual({ kind: 'refused' });
    expect(localisation.isLocalised).toBe(false);
    expect(app.notifications.list[0]?.message).toBe('localisation.notice.closed');
    expect(outside.events).toContainEqual({
      type: 'Dead End',
      data: { notice: 'HUT_CLOSED', hutId: '1104' },
    });
    expect(outside.reports).toContainEqual({ level: 'info', message: 'Hut notice HUT_CLOSED' });
    expect(outside.reports).toContainEqual({
      level: 'warning',
      message: 'Localisation ended with HUT_CLOSED',
    });
    expect(outside.events).toContainEqual({ type: 'auto-error', data: { message: 'HUT_CLOSED' } });
  });

  it('turns to the other way when it refuses deliveries, and says so [LOC-75]', async () => {
    const { app, hutSearch, localisation } = await openLocalisation({
      huts: { status: async () => statusWith({ collection: true }, { collection: true }) },
    });
    await hutSearch.localiseByAddress(home, delivery);
    expect(localisation.disposition.type).toBe('collection');
    expect(app.notifications.list[0]?.message).toBe('localisation.notice.bouncedDelivery');
  });

  it('asks to call when it is open for something else only [LOC-75]', async () => {
    const { app, hutSearch } = await openLocalisation({
      huts: { status: async () => statusWith({}, { collection: true }) },
    });
    expect((await hutSearch.localiseByAddress(home, delivery)).kind).toBe('refused');
    expect(app.notifications.list[0]?.message).toBe('localisation.notice.unavailable');
  });
});

describe('the effects of a localisation', () => {
  it('come in order: basket, voucher, order and tracking again, then the content of the hut [LOC-41, BSK-36]', async () => {
    const { asked, hutSearch } = await openLocalisation();
    await hutSearch.localiseByAddress(home, delivery);
    expect(asked).toEqual([
      'basket.resetForHut',
      'vouchers.clearVoucher',
      'startOrderAnew',
      'deals.load',
      'menu.load',
    ]);
  });

  it('spare the basket when neither hut nor disposition changed, and the voucher never [LOC-40, BSK-36]', async () => {
    const { asked, hutSearch } = await openLocalisation();
    await hutSearch.localiseByAddress(home, delivery);
    asked.length = 0;
    await hutSearch.localiseByAddress(home, delivery);
    expect(asked).not.toContain('basket.resetForHut');
    expect(asked).toEqual(
      expect.arrayContaining(['vouchers.clearVoucher', 'startOrderAnew', 'menu.load']),
    );
    await hutSearch.localiseByAddress(home, { type: 'collection' });
    expect(asked).toContain('basket.resetForHut');
  });

  it('spare the basket of a customer who was freed and comes back to the same hut [LOC-40]', async () => {
    const { asked, hutSearch, localisation } = await openLocalisation();
    await hutSearch.localiseByAddress(home, delivery);
    for (const [type, isReset] of [
      ['delivery', false],
      ['collection', true],
    ] as const) {
      localisation.delocalise();
      asked.length = 0;
      await hutSearch.localiseByHut(clapham, { type });
      expect(asked.includes('basket.resetForHut')).toBe(isReset);
    }
  });

  it('bring the language of the hut, unless the customer picked one [SHL-34]', async () => {
    const french = { ...clapham, defaultLanguage: 'fr-CA' };
    const { app, hutSearch } = await openLocalisation({ market: 'ca' });
    await hutSearch.localiseByHut(french, delivery);
    expect(app.session.language).toBe('fr-CA');
    app.session.chooseLanguage('en-CA');
    await hutSearch.localiseByHut(french, { type: 'collection' });
    expect(app.session.language).toBe('en-CA');
  });

  it('load the estimate where the market shows it, and never in uk-1 [LOC-21]', async () => {
    const { hutSearch, localisation } = await openLocalisation();
    await hutSearch.localiseByHut(clapham, delivery);
    expect(localisation.eta).toBeUndefined();
    await hutSearch.localiseByHut({ ...clapham, sector: 'uk-2' }, delivery);
    await Promise.resolve();
    expect(localisation.eta?.exact).toBe(30);
  });

  it('go on when the estimate fails, with a warning in the log [LOC-22]', async () => {
    const { hutSearch, outside } = await openLocalisation({
      huts: { eta: () => Promise.reject(new Error('down')) },
    });
    const outcome = await hutSearch.localiseByHut({ ...clapham, sector: 'uk-2' }, delivery);
    await Promise.resolve();
    expect(outcome.kind).toBe('localised');
    expect(outside.reports).toContainEqual({
      level: 'warning',
      message: 'The estimated time did not come',
    });
  });
});

describe('before and after a hut', () => {
  it('looks in the default sector, and for a table in the dine-in sector [LOC-39]', async () => {
    const { localisation } = await openLocalisation();
    expect(localisation.sector).toBe('uk-1');
    localisation.setDisposition({ type: 'dinein' });
    expect(localisation.sector).toBe('uk-2');
  });

  it('frees the customer: no hut, no estimate, huts listed again, no cookie [LOC-48, LOC-49]', async () => {
    const forgotten: string[] = [];
    const { hutSearch, localisation } = await openLocalisation({
      huts: { status: async () => allOpen },
      environment: { forgetCookie: (name) => forgotten.push(name) },
    });
    await hutSearch.localiseByHut(clapham, { ...delivery, when: 'scheduled', time: 5 });
    await localisation.loadHuts();
    localisation.delocalise();
    expect(localisation).toMatchObject({
      isLocalised: false,
      hut: undefined,
      eta: undefined,
      huts: [],
      hutsStatus: 'none',
      searchResults: [],
    });
    expect(forgotten).toEqual(['localisation']);
    expect(localisation.disposition).toMatchObject({ when: 'asap', time: undefined });
  });

  it('fetches the content of a hut that storage brought back, once', async () => {
    const { asked, hutSearch, localisation } = await openLocalisation();
    await hutSearch.localiseByHut(clapham, delivery);
    asked.length = 0;
    localisation.resume();
    expect(asked).toEqual([]);
  });
});
