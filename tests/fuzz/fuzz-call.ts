import { brokenText, brokenValue, oddText, oddValue } from './broken-value.ts';
import type { KnownThings } from './known-things.ts';
import type { Operation } from './open-api.ts';
import { type Random, randomOfCall } from './random.ts';
import { rightBody } from './right-body.ts';
import { validValue, word } from './valid-value.ts';

/** A call as it is sent. */
export interface FuzzCall {
  /** The route that is meant, whatever the call has come to be: its method and path with parameters in braces. */
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What calls are made from. */
export interface FuzzSource {
  readonly operations: readonly Operation[];
  readonly known: KnownThings;
  readonly seed: number;
}

const hosts = [
  'uk.localhost',
  'uk.localhost',
  'uk.localhost',
  'ca.localhost',
  'fr.localhost',
  'in.localhost',
  'localhost',
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'application/json;',
  ';',
];
const oddPaths = ['//%5B', '/%00', '/%', '/%ff', '/..;/', '//', '/?%00', '/%2e%2e/', '/a//b', '/*'];

/** Calls that hash a password or search long: right ones are seldom, or a run would be of nothing else. */
const isDear = ({ path }: Operation): boolean =>
  /sign-in|sign-up|submit|optimise|preauthorise|place$/.test(path);

const dearShare = 0.05;

/** Signs that an address may hold as they are, for what is not encoded. */
const addressSigns = /[^\u0021-\u00ff]/gu;

const encoded = (text: string, random: Random): string =>
  random.isLikely(0.9)
    ? encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
    : text.replaceAll(addressSigns, '%ED%A0%80').replaceAll(/[?#/]/g, '%');

/** Callers that a proxy in front tells apart, so that limits of one address leave most calls alone. */
const addresses = 4096;

const addressOfCaller = (random: Random): string => {
  const number = random.below(addresses);
  return `10.0.${number >> 8}.${number & 255}`;
};

const headerText = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?');

/** The address of a call: its path and its query, each value right or odd. */
function addressOf(
  { path, parameters }: Operation,
  known: KnownThings,
  random: Random,
  odd: number,
) {
  const value = ({ name, schema }: Operation['parameters'][number]): string =>
    random.isLikely(odd) ? oddText(random) : String(validValue(schema, name, known, random));
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (made, parameter) =>
        made.replace(`{${parameter.name}}`, () => encoded(value(parameter), random)),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .filter(({ required }) => random.isLikely(required === true ? 0.97 : 0.5))
    .map((parameter) => `${parameter.name}=${encoded(value(parameter), random)}`);
  if (random.isLikely(odd)) query.push(`${encoded(oddText(random), random)}=${word(random, 3)}`);
  return query.length === 0 ? inPath : `${inPath}?${query.join('&')}`;
}

function bodyOf(operation: Operation, known: KnownThings, random: Random, isBroken: boolean) {
  const right = rightBody(operation, known, random);
  if (right === undefined)
    return random.isLikely(0.02) ? JSON.stringify(oddValue(random)) : undefined;
  if (!isBroken) return JSON.stringify(right);
  const text = JSON.stringify(brokenValue(right, random)) ?? '';
  return random.isLikely(0.2) ? brokenText(text, random) : text;
}

function headersOf(known: KnownThings, random: Random, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    host: random.pick(hosts),
    'x-forwarded-for': addressOfCaller(random),
  };
  if (random.isLikely(0.01)) headers['host'] = headerText(oddText(random)) || '-';
  if (hasBody) headers['content-type'] = 'application/json';
  if (hasBody && random.isLikely(0.03)) headers['content-type'] = random.pick(contentTypes);
  if (known.tokens.length > 0 && random.isLikely(0.5)) {
    headers['authorization'] = `Bearer ${random.pick(known.tokens)}`;
  }
  if (random.isLikely(0.3)) headers['x-default-sector'] = random.pick(['uk-1', 'ca-1']);
  if (random.isLikely(0.1)) {
    const name = random.pick([
      'authorization',
      'idempotency-key',
      'cookie',
      'accept-language',
      'feature-role',
      'replaces-order',
      'trace-id',
      'x-channel',
      'accept-encoding',
      word(random, 8),
    ]);
    headers[name] = headerText(oddText(random));
  }
  return headers;
}

/** The call of a run with this number: the same for the same source. */
export function fuzzCall({ operations, known, seed }: FuzzSource, index: number): FuzzCall {
  const random = randomOfCall(seed, index);
  const picked = random.pick(operations);
  const operation = isDear(picked) && random.isLikely(0.6) ? random.pick(operations) : picked;
  const isBroken = random.isLikely(isDear(operation) ? 1 - dearShare : 0.5);
  const hasBody = operation.body !== undefined;
  const odd = isBroken ? (hasBody ? 0.05 : 0.3) : 0;
  const body = bodyOf(operation, known, random, isBroken);
  const isOddMethod = random.isLikely(0.02);
  const method = isOddMethod ? random.pick(methods) : operation.method;
  // The answer to a broken HEAD has a body, as its method is not known then; clients take that amiss.
  const isBodiless = method === 'HEAD';
  return {
    route: `${operation.method} ${operation.path}`,
    method,
    path: random.isLikely(0.02) ? random.pick(oddPaths) : addressOf(operation, known, random, odd),
    headers: headersOf(known, random, body !== undefined && !isBodiless),
    body: isBodiless ? undefined : body,
  };
}
