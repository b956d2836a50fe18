import {
  type PluginAnswer,
  type PluginRoute,
  Refusal,
} from '../../../core/server-half/plugin-route.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { pagesPath } from './status-changes.ts';

type Route = PluginRoute<SandboxOptions>;

/** A route of the provider: it stands beside the markets, below an address of its own. */
export const route = (one: Omit<Route, 'base' | 'isAnywhere'>): Route => ({
  ...one,
  base: pagesPath,
  isAnywhere: true,
});

/** A route of pages and their files. */
export const pageRoute = (
  one: Pick<Route, 'path' | 'params' | 'query' | 'isPublic' | 'answer'>,
): Route =>
  route({
    ...one,
    method: 'GET',
    summary: 'A page of the sandbox',
    isPage: true,
    answers: { 200: { type: 'string', description: 'The page.' } },
  });

/** The id of a payment in the path of a call. */
export interface OfTransaction {
  readonly transactionId: string;
}

const text = (maxLength: number, description: string) =>
  ({ type: 'string', minLength: 1, maxLength, description }) as const;

export const transactionParams = {
  type: 'object',
  required: ['transactionId'],
  properties: { transactionId: text(80, 'The payment.') },
} as const;

/** An answer whose members its own code has made: every one of them is told. */
export const openAnswer = (description: string) =>
  ({ 200: { type: 'object', additionalProperties: true, description } }) as const;

export const answered = (body: unknown): PluginAnswer => ({ status: 200, body });

export const notFound = (what: string): Refusal =>
  new Refusal(404, 'NOT_FOUND', `${what} is not known.`);

/** What was found. @throws Refusal 404 where it was not */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw notFound(what);
  return value;
}
