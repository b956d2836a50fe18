import { describe, expect, it } from 'vitest';
import { AccountStore } from '../../../client/accounts/account-store.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { PlaceRequest } from '../../../schemas/types/http/orders.ts';
import { fillIn, openCheckout, orderCalls, preauthorised, refused } from './open-checkout.ts';

const over = () => refused(401, { name: 'UNAUTHENTICATED', message: 'The id-token is not valid.' });

/** A checkout of somebody who is signed in. */
const signedIn = async (answers: Parameters<typeof orderCalls>[0]) => {
  const requests: OrderRequest[] = [];
  const calls = orderCalls({
    ...answers,
    preauthorise: async (request, key, replaces) => {
      requests.push(request);
      return answers?.preauthorise?.(request, key, replaces) ?? preauthorised();
    },
  });
  const opened = await openCheckout({ orders: calls.api });
  const { app, environment } = opened;
  const account = AccountStore.create({}, environment);
  account.usePorts({
    identity: { signOut: async () => undefined } as never,
    accounts: {} as never,
  });
  app.attachAccount(account);
  const authentication = { id: 'account-1', access: 'a', refresh: 'r', provider: 'email' } as const;
  app.session.signIn({ authentication, expiresAt: environment.now() + 3_600_000 });
  fillIn(app);
  return { ...opened, ...calls, requests };
};

describe('a session that is over in mid-checkout', () => {
  it('at pre-authorise signs out, says so, and lets the customer order as a guest', async () => {
    const { app, keys, requests } = await signedIn({
      preauthorise: async (request) => {
        if (request.customer.accountId !== undefined) throw over();
        return preauthorised();
      },
    });
    await app.order.submit();
    expect(requests[0]?.customer.accountId).toBe('account-1');
    expect([app.session.isLoggedIn, app.order.flow, app.order.failure]).toEqual([
      false,
      'idle',
      undefined,
    ]);
    expect(app.notifications.list.map(({ id }) => id)).toContain('logged-out');
    await app.order.submit();
    expect(app.order.flow).toBe('placed');
    expect(requests[1]?.customer.accountId).toBeUndefined();
    expect(new Set(keys).size).toBe(2);
  });

  it('at place ends the session and not the order, which is placed once more without it', async () => {
    const { app, placed } = await signedIn({
      place: async (request: PlaceRequest) => {
        if (request.customer.accountId !== undefined) throw over();
        return { status: 200, body: {} as never };
      },
    });
    await app.order.submit();
    expect(placed.map(({ customer }) => customer.accountId)).toEqual(['account-1', undefined]);
    expect(placed[1]).toMatchObject({ transactionId: 'transaction-1', orderState: 'signed-state' });
    expect([app.session.isLoggedIn, app.order.flow, app.order.failure]).toEqual([
      false,
      'placed',
      undefined,
    ]);
  });
});

describe('an attempt that has ended on the server', () => {
  it('gives its key up, so that the next press of the button is another attempt', async () => {
    let made = 0;
    const { app, keys } = await signedIn({
      preauthorise: async () => {
        made += 1;
        if (made === 1) throw refused(409, { name: 'token-expire-error', message: '' });
        return preauthorised();
      },
    });
    await app.order.submit();
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise', name: 'Generic' });
    await app.order.submit();
    expect(new Set(keys).size).toBe(2);
    expect(app.order.flow).toBe('placed');
  });
});
