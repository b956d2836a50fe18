import { describe, expect, it, vi } from 'vitest';
import { timeSlots } from '../../../core/timeslots/time-slots.ts';
import type { TimeSlot } from '../../../schemas/types/http/orders.ts';
import { openLocalisation } from './open-localisation.ts';
import { islington, statusWith } from '../../core/localisation/sample-huts.ts';
import { patient } from '../../setup/patient.ts';

const now = Date.parse('2026-03-04T09:00:00Z');
const later = statusWith({}, { delivery: true, collection: true });

/** A hut that is closed now and opens at eleven. */
const openBeforeHours = () =>
  openLocalisation({
    environment: { now: () => now },
    huts: {
      byPostcode: async () => islington,
      status: async () => later,
      timeSlots: async () =>
        timeSlots(islington, {
          disposition: 'delivery',
          now,
          tradingDay: { boundary: '05:00', startHour: 5 },
          locale: 'en-GB',
        }),
    },
  });

const isLater = ({ asap, closed }: TimeSlot): boolean => !asap && !closed;

describe('a hut that opens later', () => {
  it('says its hours and asks for a time, then starts the order for it [LOC-75, LOC-77, TIM-17, TIM-18]', async () => {
    const { app, hutSearch, localisation } = await openBeforeHours();
    const outcome = hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(() => expect(app.times.status).toBe('success'), patient);
    expect(app.times.question).toMatchObject({ purpose: 'start', type: 'delivery' });
    expect(localisation.isLocalised).toBe(false);
    expect(app.notifications.list[0]).toMatchObject({
      message: 'localisation.notice.closedOrderLater',
      values: { name: 'Islington', open: '11:00', close: '23:00' },
      timeOut: 10_000,
    });
    const slot = app.times.left.find(isLater);
    if (slot) app.times.choose(slot);
    expect(await outcome).toEqual({ kind: 'localised' });
    expect(localisation.disposition).toMatchObject({
      type: 'delivery',
      when: 'scheduled',
      time: slot?.timestamp,
    });
  });

  it('is left alone when the customer picks no time', async () => {
    const { app, asked, hutSearch, localisation } = await openBeforeHours();
    const outcome = hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(() => expect(app.times.status).toBe('success'), patient);
    app.times.leave();
    expect(await outcome).toEqual({ kind: 'refused' });
    expect([localisation.isLocalised, hutSearch.status]).toEqual([false, 'idle']);
    expect(asked).toEqual([]);
  });

  it('asks for no time when the customer brought one', async () => {
    const { app, hutSearch, localisation } = await openBeforeHours();
    const time = now + 3 * 60 * 60_000;
    const wanted = { type: 'delivery', when: 'scheduled', time } as const;
    await hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, wanted);
    expect(app.times.question).toBeUndefined();
    expect(localisation.disposition).toMatchObject({ when: 'scheduled', time });
  });
});

describe('another time for an order', () => {
  it('brings the deals of that time and ends the warning that the hut closes [TIM-17, LOC-82]', async () => {
    const { app, asked, hutSearch, localisation } = await openLocalisation({
      environment: {
        now: () => Date.parse('2026-03-04T22:50:00Z'),
        wait: (milliseconds) => (milliseconds === 0 ? Promise.resolve() : new Promise(() => {})),
      },
      huts: { byPostcode: async () => islington },
    });
    await hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(() => expect(app.notifications.list).toHaveLength(1), patient);
    asked.length = 0;
    localisation.changeTime({ when: 'scheduled', time: now });
    expect(localisation.disposition).toMatchObject({ when: 'scheduled', time: now });
    expect(asked).toEqual(['deals.load']);
    expect(app.notifications.list).toHaveLength(0);
    localisation.changeTime({ when: 'asap' });
    expect(localisation.disposition.time).toBeUndefined();
    await vi.waitFor(() => expect(app.notifications.list).toHaveLength(1), patient);
  });
});
