import type { FastifyRequest } from 'fastify';
import type { LimitSettings } from '../../schemas/types/manifest/limits.ts';
import { addressKey } from './address-key.ts';
import type { Counter } from './rate-limiter.ts';

/** A call that has a limit of its own in the manifest. */
export type LimitedCall = Exclude<keyof LimitSettings, 'unpaidOrders'>;

/** Who makes a limited call. */
export interface LimitedCaller {
  /** Id of the market. */
  readonly market: string;
  readonly request: Pick<FastifyRequest, 'ip'>;
  /** Account, or the email address of one; undefined for a guest. */
  readonly account?: string | undefined;
}

/**
 * What a dear call counts against: its address and its account.
 * @param step one of several calls that a limit is for, each of which is counted by itself
 */
export const callCounters = (
  call: LimitedCall,
  limits: LimitSettings,
  { market, request, account }: LimitedCaller,
  step = '',
): readonly Counter[] => {
  const { windowMs, perAddress, perAccount } = limits[call];
  const of = `${call} ${step} ${market}`;
  return [
    { of: `${of} address ${addressKey(request.ip)}`, by: 'address', most: perAddress, windowMs },
    ...(account === undefined
      ? []
      : [{ of: `${of} account ${account}`, by: 'subject' as const, most: perAccount, windowMs }]),
  ];
};
