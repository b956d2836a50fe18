import { describe, expect, it } from 'vitest';
import { bookingLink } from '../../../client/localisation/booking-link.ts';
import { firstTab, tabsOf } from '../../../client/localisation/first-tab.ts';
import { hutNotification } from '../../../client/localisation/hut-notices.ts';
import { keptAddress } from '../../../client/localisation/localisation-outcome.ts';
import { leavesHome } from '../../../client/localisation/leaves-home.ts';
import { todaysHours } from '../../../client/localisation/todays-hours.ts';
import { isRoundTheClock, weekHours } from '../../../client/localisation/week-hours.ts';
import { testManifest } from '../../core/test-market.ts';
import { clapham, sampleHuts } from '../../core/localisation/sample-huts.ts';

describe('the tabs of the widget', () => {
  it('are those the market supports, in their usual order [LOC-56]', () => {
    expect(tabsOf(['dinein', 'delivery'])).toEqual(['delivery', 'dinein']);
  });

  it('start with the forced one, else the last used, else the first [LOC-56]', () => {
    const tabs = ['delivery', 'collection'] as const;
    expect(firstTab(tabs, 'collection', 'delivery')).toBe('collection');
    expect(firstTab(tabs, 'dinein', 'collection')).toBe('collection');
    expect(firstTab(tabs, undefined, undefined)).toBe('delivery');
    expect(firstTab(['collection'], undefined, 'delivery')).toBe('collection');
  });
});

describe('booking a table', () => {
  it('leads to the booking page with the hut in its query [LOC-58]', () => {
    const { links } = testManifest('uk');
    expect(bookingLink(links, { id: '2101' })).toBe(
      'https://book.example.com/fornello/uk?hut=2101',
    );
    expect(bookingLink(links, undefined)).toBeUndefined();
  });

  it('leads to the restaurant site where the market has one [LOC-58]', () => {
    expect(bookingLink(testManifest('fr').links, undefined)).toBe(
      'https://restaurants.example.com/fornello/fr',
    );
  });
});

describe('the home page', () => {
  const visit = {
    isLocalised: true,
    hash: '',
    skipRedirectHash: 'skipredirect',
    autoRedirect: true,
    isExperimentOn: false,
    isChangingHut: false,
    isAndroidApp: false,
  };

  it('sends on a customer with a hut [LOC-50]', () => {
    expect(leavesHome(visit)).toBe(true);
    expect(leavesHome({ ...visit, isLocalised: false })).toBe(false);
  });

  it('keeps one whose hash asks for it, or who came to change the hut [LOC-50]', () => {
    expect(leavesHome({ ...visit, hash: '#a-skipredirect-b' })).toBe(false);
    expect(leavesHome({ ...visit, isChangingHut: true })).toBe(false);
  });

  it('stays open in an Android app, which leads its customers here itself', () => {
    expect(leavesHome({ ...visit, isAndroidApp: true, isExperimentOn: true })).toBe(false);
  });

  it('sends on by the market setting or by the experiment [LOC-50]', () => {
    expect(leavesHome({ ...visit, autoRedirect: false })).toBe(false);
    expect(leavesHome({ ...visit, autoRedirect: false, isExperimentOn: true })).toBe(true);
  });
});

describe('the delivery address', () => {
  const saved = { postcode: 'SW11 1JB', street: 'Lavender Hill' };
  const found = { postcode: 'sw111jb' };

  it('survives a localisation only to the same postcode [LOC-46, EXP-70, BSK-75]', () => {
    expect(keptAddress(saved, found, true)).toBe(saved);
    expect(keptAddress(saved, { postcode: 'N1 1QN' }, true)).toEqual({ postcode: 'N1 1QN' });
  });

  it('is the new one with the feature off [LOC-46, EXP-70, BSK-75]', () => {
    expect(keptAddress(saved, found, false)).toBe(found);
  });
});

describe('a hut notice', () => {
  const settings = { closedTimeOutMs: 10_000, locale: 'en-GB' };
  const raise = (notice: Parameters<typeof hutNotification>[0]) =>
    hutNotification(notice, clapham, settings);

  it.each(['HUT_BOUNCED_COLLECTION', 'HUT_BOUNCED_DELIVERY', 'HUT_UNAVAILABLE'] as const)(
    'is a warning that names hut and phone: %s [LOC-75]',
    (key) => {
      expect(raise({ key })).toMatchObject({
        type: 'warning',
        values: { name: 'Clapham Junction', phone: '020 7946 0111' },
      });
    },
  );

  it('gives the hours of a closed hut for 10 seconds, in the local way [LOC-75, LOC-77, SHP-45]', () => {
    const hours = { open: '11:00', close: '23:00' };
    expect(raise({ key: 'HUT_CLOSED', hours, canSchedule: false })).toMatchObject({
      message: 'localisation.notice.closedWithHours',
      values: { name: 'Clapham Junction', open: '11:00', close: '23:00' },
      timeOut: 10_000,
    });
    expect(raise({ key: 'HUT_CLOSED', hours, canSchedule: true }).message).toBe(
      'localisation.notice.closedOrderLater',
    );
    const indian = { ...settings, locale: 'en-IN' };
    const notice = { key: 'HUT_CLOSED', hours, canSchedule: false } as const;
    expect(hutNotification(notice, clapham, indian).values).toMatchObject({
      open: '11:00\u00a0am',
      close: '11:00\u00a0pm',
    });
  });

  it('is sorry without end for a closed hut with no hours to offer [LOC-78]', () => {
    expect(raise({ key: 'HUT_CLOSED', canSchedule: false })).toMatchObject({
      message: 'localisation.notice.closed',
      values: { name: 'Clapham Junction' },
      timeOut: 'none',
    });
    const hut = { ...clapham, closedNote: 'We are fitting a new oven.' };
    const notice = { key: 'HUT_CLOSED', canSchedule: false } as const;
    expect(hutNotification(notice, hut, settings)).toMatchObject({
      message: 'localisation.notice.closedNote',
      values: { name: 'Clapham Junction', note: 'We are fitting a new oven.' },
      timeOut: 'none',
    });
  });
});

describe('the hours of today', () => {
  const day = { boundary: '05:00', startHour: 5 };
  const twice = sampleHuts('fr').find(({ id }) => id === '1104') ?? clapham;
  const at = (time: string) => todaysHours(twice, 'delivery', Date.parse(time), day);

  it('are those that are not over yet, else the last ones [LOC-77]', () => {
    expect(at('2026-03-04T09:00:00Z')).toEqual({ open: '11:30', close: '14:30' });
    expect(at('2026-03-04T15:00:00Z')).toEqual({ open: '18:00', close: '22:30' });
    expect(at('2026-03-04T23:00:00Z')).toEqual({ open: '18:00', close: '22:30' });
  });

  it('are none of a hut that takes no orders for the time being [LOC-78]', () => {
    expect(
      todaysHours({ ...twice, closed: true }, 'delivery', Date.parse('2026-03-04T09:00Z'), day),
    ).toBeUndefined();
  });
});

describe('the hours of a week', () => {
  it('stand a line a day in order, empty where the hut stays closed', () => {
    const days = weekHours([
      { date: '2026-03-05', disposition: 'collection', open: '11:00', close: '23:00' },
      { date: '2026-03-04', disposition: 'delivery', open: '00:00', close: '00:00' },
    ]);
    expect(days.map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-05']);
    expect(days[0]?.spansOf('collection')).toEqual([]);
    expect(days[1]?.spansOf('collection')).toMatchObject([{ open: '11:00', close: '23:00' }]);
    expect(isRoundTheClock({ open: '00:00', close: '00:00' })).toBe(true);
  });
});
