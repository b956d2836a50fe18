import type {
  OrderFollowers,
  PushedFollower,
  TextedFollower,
} from '../../schemas/types/http/followers.ts';
import type { HttpCall, HttpClient } from '../kernel/http-client.ts';

/** Who is told how an order goes. Every call answers all who are; it throws `HttpError` [SHP-32]. */
export interface FollowersApi {
  read(): Promise<OrderFollowers>;
  push(follower: PushedFollower): Promise<OrderFollowers>;
  text(follower: TextedFollower): Promise<OrderFollowers>;
  /** @param id of a browser that was pushed to; `text` for the phone */
  stop(id: string): Promise<OrderFollowers>;
}

export const createFollowersApi = (http: HttpClient, transactionId: string): FollowersApi => {
  const path = `/v1/orders/${encodeURIComponent(transactionId)}/followers`;
  const send = async (call: HttpCall) =>
    (await http.send<OrderFollowers>({ authentication: 'optional', ...call })).body;
  return {
    read: () => send({ path }),
    push: (body) => send({ method: 'PUT', path: `${path}/push`, body }),
    text: (body) => send({ method: 'PUT', path: `${path}/text`, body }),
    stop: (id) => send({ method: 'DELETE', path: `${path}/${id}` }),
  };
};
