import { expect, it } from 'vitest';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { startServer } from '../start-server.ts';
import { goodPassword, identity, newEmail, type Refusal, ukHost } from './sample-accounts.ts';

/** A server whose market has a bot check of the test. */
const checkedBy = (judge: string) => {
  const pluginsDir = pluginsWith({
    id: 'check-made-up',
    point: 'bot-check',
    name: 'made-up',
    made: `{ judge: async ({ action, token }) => { ${judge} } }`,
  });
  const plugins = [...replacedPlugin('uk', '', ''), { id: 'check-made-up' }];
  return startServer({ environment: { pluginsDir }, manifests: { uk: { plugins } } });
};

const attributes = { language: 'en-GB', method: 'password', tenant: '44-gbr-delivery' };

it('refuses a program that makes accounts or has letters written, and lets others be [GTW-37]', async () => {
  const server = await checkedBy(
    "return token === undefined ? 'unknown' : token === action ? 'person' : 'bot';",
  );
  try {
    for (const [call, status] of [
      ['sign-up', 201],
      ['forgot-password', 204],
    ] as const) {
      const asked = (token?: string) =>
        identity<Refusal>(
          server,
          call,
          { email: newEmail(), ...(call === 'sign-up' && { password: goodPassword, attributes }) },
          { ...ukHost, ...(token !== undefined && { 'recaptcha-token': token }) },
        );
      expect((await asked(call)).status).toBe(status);
      expect((await asked()).status).toBe(status);
      const refused = await asked('robot');
      expect([refused.status, refused.body.name]).toEqual([403, 'BotRefusedException']);
    }
    const signIn = { email: newEmail(), password: goodPassword };
    const other = await identity(server, 'sign-in', signIn, {
      ...ukHost,
      'recaptcha-token': 'robot',
    });
    expect(other.status).toBe(401);
  } finally {
    await server.close();
  }
});

it('lets calls through where the check fails or answers nonsense [ENG-27]', async () => {
  const server = await checkedBy("if (token === 'x') throw new Error('down'); return 'robot';");
  try {
    for (const token of ['x', 'y']) {
      const headers = { ...ukHost, 'recaptcha-token': token };
      const asked = await identity(server, 'forgot-password', { email: newEmail() }, headers);
      expect(asked.status).toBe(204);
    }
  } finally {
    await server.close();
  }
});
