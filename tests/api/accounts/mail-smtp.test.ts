import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  type MailServer,
  startMailServer,
} from '../../../plugins/mail-smtp/conformance/mail-server.ts';
import { testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { identity, newCustomer, signIn } from './sample-accounts.ts';

let mail: MailServer;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer({ user: 'sol', password: 'Reginella-mail' });
  const options = {
    host: '127.0.0.1',
    port: mail.port,
    security: 'none',
    from: 'Sol Pizza <orders@sol.example>',
    userVariable: 'SMTP_USER',
    passwordVariable: 'SMTP_PASSWORD',
  };
  const plugins = testManifest('uk').plugins.map((entry) =>
    entry.id === 'sandbox-mail' ? { id: 'mail-smtp', options } : entry,
  );
  server = await startServer({
    manifests: { uk: { plugins: plugins as unknown as JsonObject[] } },
    environment: { variables: { SMTP_USER: 'sol', SMTP_PASSWORD: 'Reginella-mail' } },
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

it('the code for a forgotten password comes by real mail, and works [ACC-20, ACC-44]', async () => {
  const { email } = await newCustomer(server);
  expect((await identity(server, 'forgot-password', { email })).status).toBe(204);
  const letters = () => mail.letters.filter(({ to }) => to.includes(email));
  await expect.poll(() => letters().length).toBe(1);
  const code = /\b\d{8}\b/.exec(letters()[0]?.source.split('\r\n\r\n')[1] ?? '')?.[0];
  const asked = { email, code, password: 'Reginella8' };
  expect((await identity(server, 'forgot-password-submit', asked)).status).toBe(204);
  expect((await signIn(server, email, 'Reginella8')).status).toBe(200);
});
