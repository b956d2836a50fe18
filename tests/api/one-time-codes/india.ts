import { expect } from 'vitest';
import type { Answer } from '../call.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import type {
  CodeChecked,
  CodeSent,
  LoginAnswer,
  RegisterAnswer,
} from '../../../plugins/in-otp/otp-calls.ts';
import type { TestServer } from '../start-server.ts';

export const india = { host: 'in.localhost' };

export const sector = 'in-1';

/** An answer, or a refusal. */
type Told<Body> = Promise<Answer<Body & Problem>>;

let numbers = 0;
/** A phone number that no other test has. */
export const newPhone = (): string => `+9198764${`${(numbers += 1)}`.padStart(5, '0')}`;

/** Another code than a good one. */
export const otherThan = (code: string): string =>
  `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

/** The calls of one-time codes at a server, as a page of India makes them. */
export const otpCalls = (server: TestServer) => {
  const post = <Body>(path: string, body: unknown, headers: object = {}): Told<Body> =>
    server.post<Body & Problem>(path, body, { ...india, ...headers });
  const generate = (phone: string, headers?: object) =>
    post<CodeSent>('/v1/otp/generate', { phone }, headers);
  const verify = (code: string, token: string, headers?: object) =>
    post<CodeChecked>('/v1/otp/verify', { code, token }, headers);
  const login = (token: string, headers?: object) =>
    post<LoginAnswer>('/v1/asia-customer/login', { sector, token }, headers);
  const messagesTo = (phone: string) =>
    server.db
      .selectFrom('sent_mail')
      .selectAll()
      .where('recipient', '=', phone)
      .orderBy('id')
      .execute();
  /** Asks for a code and reads it in the message. */
  const codeTo = async (phone: string) => {
    const { status, body } = await generate(phone);
    expect(status).toBe(200);
    const messages = await messagesTo(phone);
    return { token: body.token, code: /\b\d{6}\b/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '' };
  };
  /** Shows that a phone number is the caller's. */
  const verified = async (phone: string): Promise<string> => {
    const { code, token } = await codeTo(phone);
    const { body } = await verify(code, token);
    expect(body.result).toBe(true);
    return body.token;
  };
  const register = (verifiedToken: string, phone: string, changes: object = {}) =>
    post<RegisterAnswer>(
      '/v1/asia-customer/register',
      {
        sector,
        phone,
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'Asha@Example.com',
        marketing: { all: true },
        ...changes,
      },
      { authorization: `Bearer ${verifiedToken}` },
    );
  /** A customer who has just registered. */
  const registered = async (phone = newPhone(), changes: object = {}) => {
    const { status, body } = await register(await verified(phone), phone, changes);
    expect(status).toBe(201);
    const { data } = body;
    return { ...data, headers: { ...india, authorization: `Bearer ${data.token}` } };
  };
  return { generate, verify, login, messagesTo, codeTo, verified, register, registered, post };
};
