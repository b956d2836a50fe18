/** The contract between page and app, with a check of each message and of a session: made of the schemas by the build. */
declare module 'virtual:host-contract' {
  import type { HostContract } from '../../core/webview/host-contract.ts';
  import type { SchemaCheck } from './read-message.ts';

  export const contract: HostContract;
  export const checks: Readonly<Record<string, SchemaCheck>>;
}
