import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';

type Start = (options?: ServerOptions) => Promise<TestServer>;

let start: Start = startServer;
let hasDigests = true;

/**
 * Runs the cases of accounts on other servers, those of a market that keeps passwords elsewhere.
 * @returns what ends it: files of a worker share this module
 */
export const useAccountServers = (other: Start): (() => void) => {
  start = other;
  hasDigests = false;
  return () => {
    start = startServer;
    hasDigests = true;
  };
};

/** Whether the markets keep digests of passwords in their own database. */
export const keepsDigests = (): boolean => hasDigests;

/** A server for the cases of accounts, wherever its markets keep passwords. */
export const startAccountServer: Start = (options) => start(options);
