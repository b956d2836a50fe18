import { createServer, type RequestListener, type Server } from 'node:http';
import type { Environment } from '../../environment.ts';
import { limitConnectionsOfAddress } from './held-connections.ts';

/** Longest that the head of a request may take, in milliseconds. */
const headTimeoutMs = 10_000;

/** How often connections are looked through for slow senders, in milliseconds. */
const lookEveryMs = 1000;

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
    gatewayPatienceMs,
  }: Environment) =>
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
    server.setTimeout(Math.max(idleTimeoutMs, 2 * gatewayPatienceMs));
    server.maxRequestsPerSocket = requestsPerConnection;
    server.maxConnections = connections;
    // Behind a proxy every connection is the proxy's, and where calls of an address have no limit all share one.
    if (trustProxy === false && requestsPerMinute > 0) {
      limitConnectionsOfAddress(server, connectionsPerAddress);
    }
    return server;
  };
