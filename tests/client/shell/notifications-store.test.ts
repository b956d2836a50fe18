import { describe, expect, it } from 'vitest';
import { NotificationsStore } from '../../../client/shell/notifications-store.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const environment = testEnvironment(await testMarket('uk', []));
const open = () => NotificationsStore.create({}, environment);
const note = { type: 'info', message: 'shell.failure.message' } as const;

describe('notifications', () => {
  it('replace the one with the same id [SHL-64]', () => {
    const store = open();
    store.raise({ ...note, id: 'a', message: 'first' });
    store.raise({ ...note, id: 'a', message: 'second' });
    expect(store.list.map(({ message }) => message)).toEqual(['second']);
  });

  it('stand by priority, the highest first [SHL-64]', () => {
    const store = open();
    store.raise({ ...note, id: 'low' });
    store.raise({ ...note, id: 'high', priority: 2 });
    store.raise({ ...note, id: 'middle', priority: 1 });
    expect(store.list.map(({ id }) => id)).toEqual(['high', 'middle', 'low']);
  });

  it('leave the others as they are, whose time runs on [SHL-65]', () => {
    const store = open();
    store.raise({ ...note, id: 'a' });
    const before = store.list[0];
    store.raise({ ...note, id: 'countdown', priority: 1 });
    store.raise({ ...note, id: 'countdown', priority: 1 });
    expect(store.list.map(({ id }) => id)).toEqual(['countdown', 'a']);
    expect(store.list[1]).toBe(before);
  });

  it('close and show the basket unless they say otherwise [SHL-64]', () => {
    const store = open();
    store.raise({ ...note, id: 'a' });
    expect(store.list[0]).toMatchObject({ hideClose: false, hideShowBasket: false });
    store.raise({
      ...note,
      id: 'a',
      hideClose: true,
      hideShowBasket: true,
      title: 't',
      topic: 'x',
    });
    expect(store.list[0]).toMatchObject({
      hideClose: true,
      hideShowBasket: true,
      title: 't',
      topic: 'x',
    });
  });

  it('last 5000 ms, another time, or until closed [SHL-65]', () => {
    const store = open();
    store.raise({ ...note, id: 'a' });
    expect(store.list[0]?.timeOut).toBe(5000);
    store.raise({ ...note, id: 'a', timeOut: 10 });
    expect(store.list[0]?.timeOut).toBe(10);
    store.raise({ ...note, id: 'a', timeOut: 'none' });
    expect(store.list[0]?.timeOut).toBeUndefined();
    store.close('a');
    expect(store.list).toHaveLength(0);
  });
});
