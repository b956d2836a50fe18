import type { OrderFollowers } from '../../../schemas/types/http/followers.ts';
import type { PushedBrowser } from '../../setup/push-service.ts';
import { call } from '../call.ts';
import type { TestServer } from '../start-server.ts';

const addressOf = (transactionId: string, rest = '') =>
  `/v1/orders/${transactionId}/followers${rest}`;

/** Who follows an order, and who can. */
export const followers = (server: TestServer, transactionId: string) =>
  server.get<OrderFollowers>(addressOf(transactionId));

const change = (
  { url }: TestServer,
  path: string,
  { method = 'PUT', body }: { readonly method?: string; readonly body?: unknown },
) =>
  call<OrderFollowers & { readonly name?: string }>(url + path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

/** A browser asks to be told. */
export const follow = (
  server: TestServer,
  transactionId: string,
  { subscription }: Pick<PushedBrowser, 'subscription'>,
  language = 'en-GB',
) => change(server, addressOf(transactionId, '/push'), { body: { subscription, language } });

/** The phone of the order is to be told. */
export const followByText = (server: TestServer, transactionId: string, language = 'en-IN') =>
  change(server, addressOf(transactionId, '/text'), { body: { language } });

/** Nobody more is to be told there. */
export const unfollow = (server: TestServer, transactionId: string, id: string) =>
  change(server, addressOf(transactionId, `/${id}`), { method: 'DELETE' });
