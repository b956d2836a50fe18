import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type {
  AccountInput,
  IdentitySession,
  SignUpAnswer,
} from '../../../schemas/types/http/accounts.ts';
import { outsideAddressOf } from '../arrive.ts';

export type AccountMarket = 'uk' | 'ca';

export const password = 'Margherita7';

/** An email address that nobody has. */
export const newEmail = (): string => `journey-${randomUUID()}@example.com`;

const tenants: Readonly<Record<AccountMarket, string>> = { uk: '44-gbr-delivery', ca: '01-can' };

/** A market of a server: of that of the journeys, unless another is named. */
interface Site {
  readonly market: AccountMarket;
  readonly site?: string | undefined;
}

const post = async <Answer>(
  { market, site }: Site,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const answer = await fetch(outsideAddressOf(market, path, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return (await answer.json()) as Answer;
};

/** What the browser of a customer keeps who is signed in. */
export interface Customer {
  readonly email: string;
  readonly session: IdentitySession;
  /** State of an arrival: signed in. */
  readonly state: { readonly account: object };
}

/** A new identity, signed up as its market does and signed in. */
export async function newIdentity(
  market: AccountMarket,
  site?: string,
): Promise<Omit<Customer, 'state'>> {
  const place = { market, site };
  const email = newEmail();
  const attributes = { language: 'en', method: 'password', tenant: tenants[market] };
  const signUp = { email, password, attributes };
  const { next } = await post<SignUpAnswer>(place, '/v1/identity/sign-up', signUp);
  if (next === 'code') {
    const confirmation = { ...signUp, code: await codeSentTo(email, site) };
    await post(place, '/v1/identity/sign-up-confirm', confirmation);
  }
  const session = await post<IdentitySession>(place, '/v1/identity/sign-in', { email, password });
  return { email, session };
}

/** A customer with an account, made without the browser. */
export async function newCustomer(
  market: AccountMarket = 'uk',
  details: AccountInput = { firstName: 'Ada', lastName: 'Byron', phone: '020 7946 0123' },
  site?: string,
): Promise<Customer> {
  const { email, session } = await newIdentity(market, site);
  const { access } = session.authentication;
  const query =
    'mutation ($tenant: String!, $account: AccountInput!) { CreateAccount(tenant: $tenant, account: $account) { id } }';
  const variables = { tenant: tenants[market], account: details };
  await post(
    { market, site },
    '/v1/accounts/graphql',
    { query, variables },
    { authorization: `Bearer ${access}` },
  );
  const { authentication, expiresAt } = session;
  const account = { authentication, tokenEndsAt: expiresAt, firstName: details.firstName };
  return { email, session, state: { account } };
}

/** The newest code that was sent to an email address. */
export async function codeSentTo(email: string, site?: string): Promise<string> {
  const newest = async (): Promise<string> => {
    const query = new URLSearchParams({ to: email });
    const answer = await fetch(outsideAddressOf('uk', `/sandbox/outbox?${query.toString()}`, site));
    const [letter] = (await answer.json()) as readonly { readonly body: string }[];
    return /\d{8}/.exec(letter?.body ?? '')?.[0] ?? '';
  };
  await expect.poll(newest).toMatch(/^\d{8}$/);
  return newest();
}

/** The account modal. */
export const modal = (page: Page) => page.getByRole('dialog');
