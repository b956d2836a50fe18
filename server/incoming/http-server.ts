import { createServer, type RequestListener, type Server } from 'node:http';
import type { TrustedProxies } from '../shell/trusted-proxies.ts';
import { limitConnectionsOfAddress } from './held-connections.ts';

/** Longest that the head of a request may take, in milliseconds. */
const headTimeoutMs = 10_000;

/** How often connections are looked through for slow senders, in milliseconds. */
const lookEveryMs = 1000;

/** What is asked of senders; times in milliseconds. */
export interface ServerLimits {
  /** Longest that a whole request may take. */
  readonly bodyTimeoutMs: number;
  /** Longest that an open connection may be silent. */
  readonly idleTimeoutMs: number;
  /** Requests after which a connection is closed. */
  readonly requestsPerConnection: number;
  /** Most connections at once, and most of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Calls of an address a minute; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** Proxies whose word on a sender's address is taken; `false` for none. */
  readonly trustProxy: TrustedProxies;
  /** Longest that a payment gateway may take to answer. */
  readonly gatewayTimeoutMs: number;
}

/** Makes HTTP servers of which no slow or silent sender keeps a connection, and nobody more than there may be [SEC-04]. */
export const httpServers =
  ({
    bodyTimeoutMs,
    idleTimeoutMs,
    requestsPerConnection,
    connections,
    connectionsPerAddress,
    requestsPerMinute,
    trustProxy,
    gatewayTimeoutMs,
  }: ServerLimits) =>
  (handler: RequestListener): Server => {
    const server = createServer(
      {
        requestTimeout: bodyTimeoutMs,
        headersTimeout: Math.min(headTimeoutMs, bodyTimeoutMs),
        connectionsCheckingInterval: Math.min(lookEveryMs, Math.ceil(bodyTimeoutMs / 3)),
        keepAliveTimeout: idleTimeoutMs,
      },
      handler,
    );
    // A call that waits for a payment gateway is silent for as long as that may take.
    server.setTimeout(Math.max(idleTimeoutMs, 2 * gatewayTimeoutMs));
    server.maxRequestsPerSocket = requestsPerConnection;
    server.maxConnections = connections;
    // Behind a proxy every connection is the proxy's, and where calls of an address have no limit all share one.
    if (trustProxy === false && requestsPerMinute > 0) {
      limitConnectionsOfAddress(server, connectionsPerAddress);
    }
    return server;
  };
