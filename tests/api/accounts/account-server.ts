import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';

type Start = (options?: ServerOptions) => Promise<TestServer>;

let start: Start = startServer;
let hasDigests = true;

/** Runs the cases of accounts on other servers from here on: those of the next market that keeps passwords elsewhere. */
export const useAccountServers = (other: Start): void => {
  start = other;
  hasDigests = false;
};

/** Whether the markets keep digests of passwords in their own database. */
export const keepsDigests = (): boolean => hasDigests;

/** A server for the cases of accounts, wherever its markets keep passwords. */
export const startAccountServer: Start = (options) => start(options);
