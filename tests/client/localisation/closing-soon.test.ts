import { describe, expect, it, vi } from 'vitest';
import { openLocalisation } from './open-localisation.ts';
import { islington } from '../../core/localisation/sample-huts.ts';
import { patient } from '../../setup/patient.ts';

/** A clock that only moves when somebody waits. */
const waitingClock = (start: string) => {
  let time = Date.parse(start);
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  };
};

const byIslington = { byPostcode: async () => islington };

describe('the warning that a hut closes soon', () => {
  it('waits for the last 15 minutes, then counts down every second to a sorry message [LOC-80, LOC-81]', async () => {
    const clock = waitingClock('2026-03-04T22:30:00Z');
    const { app, hutSearch } = await openLocalisation({
      huts: byIslington,
      environment: clock,
    });
    await hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(
      () => expect(app.notifications.list[0]?.message).toBe('localisation.closed.message'),
      patient,
    );
    expect(clock.waits[0]).toBe(15 * 60_000);
    expect(clock.waits.slice(1)).toEqual(Array.from({ length: 900 }, () => 1000));
  });

  it('shows the minutes and seconds left and does not close by itself [LOC-80, LOC-81]', async () => {
    const clock = waitingClock('2026-03-04T22:50:00Z');
    const waits: (() => void)[] = [];
    const { app, hutSearch } = await openLocalisation({
      huts: byIslington,
      environment: {
        now: clock.now,
        wait: (milliseconds) =>
          milliseconds === 0 ? clock.wait(0) : new Promise<void>((resolve) => waits.push(resolve)),
      },
    });
    await hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(() => expect(waits).toHaveLength(1), patient);
    expect(app.notifications.list[0]).toMatchObject({
      title: 'localisation.closingSoon.title',
      values: { name: 'Islington', minutes: 10, seconds: 0 },
      timeOut: undefined,
    });
  });

  it('of an earlier hut ends when another one is found [LOC-82]', async () => {
    const waits: (() => void)[] = [];
    const next = { ...islington, id: '1199', name: 'Angel' };
    let found = islington;
    const { app, hutSearch } = await openLocalisation({
      huts: { byPostcode: async () => found },
      environment: {
        now: () => Date.parse('2026-03-04T22:50:00Z'),
        wait: (milliseconds) =>
          milliseconds === 0
            ? Promise.resolve()
            : new Promise<void>((resolve) => waits.push(resolve)),
      },
    });
    await hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(() => expect(waits).toHaveLength(1), patient);
    found = next;
    await hutSearch.localiseByAddress({ postcode: 'N1 9GU' }, { type: 'delivery' });
    await vi.waitFor(() => expect(waits).toHaveLength(2), patient);
    waits[0]?.();
    await Promise.resolve();
    const names = app.notifications.list.map(({ values }) => values?.['name']);
    expect(names).toEqual(['Angel']);
  });

  it('ends with the hut: freeing the customer takes it away for good [LOC-82]', async () => {
    const waits: (() => void)[] = [];
    const { app, hutSearch, localisation } = await openLocalisation({
      huts: byIslington,
      environment: {
        now: () => Date.parse('2026-03-04T22:50:00Z'),
        wait: (milliseconds) =>
          milliseconds === 0
            ? Promise.resolve()
            : new Promise<void>((resolve) => waits.push(resolve)),
      },
    });
    await hutSearch.localiseByAddress({ postcode: 'N1 1QN' }, { type: 'delivery' });
    await vi.waitFor(() => expect(waits).toHaveLength(1), patient);
    localisation.delocalise();
    expect(app.notifications.list).toHaveLength(0);
    waits[0]?.();
    await Promise.resolve();
    expect(app.notifications.list).toHaveLength(0);
  });
});
