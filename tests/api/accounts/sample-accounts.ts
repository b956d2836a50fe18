import { expect, vi } from 'vitest';
import type { Account, IdentitySession } from '../../../schemas/types/http/accounts.ts';
import type { Answer } from '../call.ts';
import { call } from '../call.ts';
import { patient } from '../../setup/patient.ts';
import type { TestServer } from '../start-server.ts';

export const ukHost = { host: 'uk.localhost' };
export const caHost = { host: 'ca.localhost' };
export const goodPassword = 'Margherita7';

const tenants: Readonly<Record<string, string>> = {
  'uk.localhost': '44-gbr-delivery',
  'ca.localhost': '01-can',
};

/** What a refused identity call answers. */
export interface Refusal {
  readonly name: string;
  readonly message: string;
}

let made = 0;
/** An email address that no other test has. */
export const newEmail = (): string => `customer-${process.pid}-${(made += 1)}@example.com`;

export const identity = <Body = unknown>(
  server: TestServer,
  name: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = ukHost,
): Promise<Answer<Body>> => server.post<Body>(`/v1/identity/${name}`, body, headers);

export const signUp = <Body = { id: string }>(
  server: TestServer,
  email: string,
  { host, password = goodPassword }: { host: string; password?: string } = ukHost,
): Promise<Answer<Body>> => {
  const attributes = { language: 'en-GB', method: 'password', tenant: tenants[host] };
  return identity<Body>(server, 'sign-up', { email, password, attributes }, { host });
};

export const signIn = <Body = IdentitySession>(
  server: TestServer,
  email: string,
  password = goodPassword,
  headers: Readonly<Record<string, string>> = ukHost,
): Promise<Answer<Body>> => identity<Body>(server, 'sign-in', { email, password }, headers);

/** The newest of so many letters to an email address; letters come after the answers that promise them. */
export const newestLetter = async (server: TestServer, email: string, count = 1) => {
  const letters = () =>
    server.db
      .selectFrom('sent_mail')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute();
  await vi.waitFor(async () => expect(await letters()).toHaveLength(count), patient);
  const [{ subject, body } = { subject: '', body: '' }] = await letters();
  return { subject, body, code: /\d{8}/.exec(body)?.[0] ?? '' };
};

/** Makes an account with the code of the letter that a sign-up has sent. */
export const confirmSignUp = async <Body = { id: string }>(
  server: TestServer,
  email: string,
  {
    host,
    code,
    password = goodPassword,
  }: { readonly host: string; readonly code: string; readonly password?: string },
): Promise<Answer<Body>> => {
  const attributes = { language: 'en-CA', method: 'password', tenant: tenants[host] };
  return identity<Body>(server, 'sign-up-confirm', { email, password, attributes, code }, { host });
};

/** The headers of a customer who has just made an account. */
export const newCustomer = async (
  server: TestServer,
  headers: { readonly host: string } = ukHost,
) => {
  const email = newEmail();
  const { status } = await signUp(server, email, headers);
  if (status === 202) {
    const { code } = await newestLetter(server, email);
    await confirmSignUp(server, email, { ...headers, code });
  }
  const { body } = await signIn(server, email, goodPassword, headers);
  const { access, id, refresh } = body.authentication;
  return { email, id, access, refresh, headers: { ...headers, authorization: `Bearer ${access}` } };
};

/** What the account calls answer. */
export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, Account | null>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { code: string } }[];
}

export const accountFields = 'id firstName lastName phone email marketingEmail marketingSMS';

/** A mutation, by POST. */
export const mutate = (
  server: TestServer,
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<GraphqlAnswer>> =>
  server.post('/v1/accounts/graphql', { query, variables }, headers);

/** A query, by GET. */
export const ask = (
  server: TestServer,
  query: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<GraphqlAnswer>> =>
  server.get(`/v1/accounts/graphql?query=${encodeURIComponent(query)}`, headers);

/** A call without a body by another method. */
export const remove = (
  server: TestServer,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> => call(server.url + path, { method: 'DELETE', headers });
