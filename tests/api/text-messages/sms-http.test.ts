import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  type SmsProvider,
  startSmsProvider,
} from '../../../plugins/sms-http/conformance/sms-provider.ts';
import twilio from '../../../plugins/sms-http/providers/twilio.json' with { type: 'json' };
import vonage from '../../../plugins/sms-http/providers/vonage.json' with { type: 'json' };
import { testManifest } from '../../core/test-market.ts';
import { newPhone, otpCalls } from '../one-time-codes/india.ts';
import { startServer, type TestServer } from '../start-server.ts';

let running: SmsProvider | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  await running?.close();
  server = running = undefined;
});

const variables = {
  TWILIO_ACCOUNT: 'AC 1/2',
  TWILIO_TOKEN: 'token-of-twilio',
  TWILIO_FROM: '+15005550006',
  VONAGE_KEY: 'key-of-vonage',
  VONAGE_SECRET: 'secret-of-vonage',
  VONAGE_FROM: 'Fornello',
};

/** A server whose India sends its messages through a stand-in for a provider. */
const open = async (options: { readonly address: string }, answer: object) => {
  const started = await startSmsProvider(answer);
  running = started;
  const address = options.address.replace(/^https:\/\/[^/]+/, started.url);
  const plugins = testManifest('in').plugins.map((entry) =>
    entry.id === 'sandbox-sms' ? { id: 'sms-http', options: { ...options, address } } : entry,
  );
  const lines: string[] = [];
  server = await startServer({
    manifests: { in: { plugins: plugins as unknown as JsonObject[] } },
    environment: { variables },
    onLog: (line) => lines.push(line),
  });
  return { ...otpCalls(server), provider: started, lines };
};

it('a start without a variable that the options name says which is missing [GTW-32]', async () => {
  const startWith = (options: object) => {
    const plugins = testManifest('in').plugins.map((entry) =>
      entry.id === 'sandbox-sms' ? { id: 'sms-http', options } : entry,
    );
    const manifests = { in: { plugins: plugins as unknown as JsonObject[] } };
    return startServer({ manifests, environment: { variables: { TWILIO_TOKEN: 'token' } } });
  };
  await expect(startWith(twilio)).rejects.toThrow(/options\/secrets\/1[^]*TWILIO_FROM/);
  await expect(startWith(vonage)).rejects.toThrow(/VONAGE_SECRET/);
});

const codeIn = (text = ''): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

it('a code goes out through the API of Twilio, and works [GTW-32]', async () => {
  const { generate, provider, verify } = await open(twilio, { status: 'queued' });
  const phone = newPhone();
  const { status, body } = await generate(phone);
  expect(status).toBe(200);
  const [call] = provider.calls;
  expect(call?.path).toBe('/2010-04-01/Accounts/AC%201%2F2/Messages.json');
  const login = Buffer.from('AC 1/2:token-of-twilio').toString('base64');
  expect(call?.headers.authorization).toBe(`Basic ${login}`);
  expect(call?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(call?.fields).toMatchObject({ To: phone, From: '+15005550006' });
  expect(Object.keys(call?.fields ?? {})).toEqual(['To', 'From', 'Body']);
  expect((await verify(codeIn(call?.fields['Body']), body.token)).body.result).toBe(true);
});

it('a code goes out through the API of Vonage, and works [GTW-32]', async () => {
  const { generate, provider, verify } = await open(vonage, { messages: [{ status: '0' }] });
  const phone = newPhone();
  const { body } = await generate(phone);
  const [call] = provider.calls;
  expect(call?.headers['content-type']).toBe('application/json');
  const { text, ...fields } = call?.fields ?? {};
  expect(fields).toEqual({
    api_key: 'key-of-vonage',
    api_secret: 'secret-of-vonage',
    from: 'Fornello',
    to: phone.slice(1),
    type: 'unicode',
  });
  expect((await verify(codeIn(text), body.token)).body.result).toBe(true);
});

it('a message that the provider does not take is told to who asked, once, and not to the log [GTW-32]', async () => {
  const { generate, lines, provider } = await open(vonage, { messages: [{ status: '0' }] });
  const refusals = [
    [200, { messages: [{ status: '4', 'error-text': 'Bad Credentials' }] }],
    [200, { messages: [] }],
    [500, {}],
    [302, {}],
  ] as const;
  for (const [status, answer] of refusals) {
    const repair = provider.answer(status, answer);
    const before = provider.calls.length;
    const refused = await generate(newPhone());
    expect([refused.status, refused.body.name]).toEqual([503, 'MESSAGE_NOT_SENT']);
    expect(provider.calls.length).toBe(before + 1);
    repair();
  }
  expect((await generate(newPhone())).status).toBe(200);
  const log = lines.join('\n');
  expect(log).toContain('a code was not sent');
  for (const { fields } of provider.calls) {
    expect(log).not.toContain(codeIn(fields['text']));
    expect(log).not.toContain(fields['to']);
  }
  expect(log).not.toContain('secret-of-vonage');
});
