import type { TrackingInfo } from '../../schemas/types/http/orders.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Follows an order: by asking, and by being told where the connection allows it. */
export interface TrackingApi {
  read(transactionId: string): Promise<TrackingInfo>;
  /** Calls back with every pushed state; answers how to stop. `onLost` tells that pushing does not work now. */
  follow(
    transactionId: string,
    onInfo: (info: TrackingInfo) => void,
    onLost: () => void,
  ): () => void;
}

/** What the stores that work with the tracker reach the outside through, besides the environment of all. */
export interface TrackingPorts {
  readonly tracking: TrackingApi;
}

/** Opens a stream of server-sent events; a port, since only browsers have `EventSource`. */
export type OpenEvents = (
  url: string,
  onMessage: (data: string) => void,
  onError: () => void,
) => () => void;

export const createTrackingApi = (http: HttpClient, openEvents: OpenEvents): TrackingApi => ({
  async read(transactionId) {
    const path = `/v1/orders/${encodeURIComponent(transactionId)}/tracking`;
    return (await http.send<TrackingInfo>({ path })).body;
  },
  follow: (transactionId, onInfo, onLost) =>
    openEvents(
      `/v1/orders/${encodeURIComponent(transactionId)}/tracking/events`,
      (data) => onInfo(JSON.parse(data) as TrackingInfo),
      onLost,
    ),
});
