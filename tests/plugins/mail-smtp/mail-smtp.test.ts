import { describe, expect, it, onTestFinished } from 'vitest';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { startMailServer } from '../../../plugins/mail-smtp/conformance/mail-server.ts';
import { smtpMailer } from '../../../plugins/mail-smtp/smtp-mailer.ts';
import { smtpOptions, type SmtpOptions } from '../../../plugins/mail-smtp/smtp-options.ts';

const from = 'Sol Pizza <orders@sol.example>';

/** A mailer with the options of a market, completed as a start does. */
function mailerWith(given: Partial<SmtpOptions>) {
  const checked = checkOptions(smtpOptions, {
    host: '127.0.0.1',
    security: 'none',
    from,
    ...given,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return smtpMailer({
    options: checked.options as unknown as SmtpOptions,
    variable: (name) => `value-of-${name}`,
  });
}

async function mailServer(login?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(login);
  onTestFinished(server.close);
  return server;
}

const letter = {
  market: 'uk',
  recipient: 'ada@example.com',
  subject: 'Votre code : 123456',
  body: 'Bonjour Ada,\n\nvotre code : 123456',
  html: '<!doctype html><p>Bonjour Ada</p><p>votre code : 123456</p>',
};

describe('a letter', () => {
  it('comes to a real mail server with sender, recipient, subject and text', async () => {
    const { port, letters } = await mailServer();
    await mailerWith({ port, replyTo: 'help@sol.example' }).send(letter);
    expect(letters).toMatchObject([{ from: 'orders@sol.example', to: ['ada@example.com'] }]);
    const source = letters[0]?.source ?? '';
    expect(source).toMatch(/^From: Sol Pizza <orders@sol\.example>/m);
    expect(source).toMatch(/^Reply-To: help@sol\.example/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(source).toMatch(/^Subject: Votre code : 123456/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    const [text = '', page = ''] = source.split(/^Content-Type: text\/html.*$/m);
    expect(text).toContain('Bonjour Ada,\r\n\r\nvotre code : 123456');
    expect(page).toContain('<p>Bonjour Ada</p><p>votre code : 123456</p>');
  });

  it('goes to one recipient, whatever is in the address', async () => {
    const { port, letters } = await mailServer();
    const recipient = 'ada@example.com, eve@example.com';
    await mailerWith({ port })
      .send({ ...letter, recipient })
      .catch(() => undefined);
    expect(letters.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });

  it('is sent by the user of the variables, and by nobody else', async () => {
    const server = await mailServer({ user: 'value-of-SMTP_USER', password: 'value-of-SMTP_PASS' });
    const options = { port: server.port, userVariable: 'SMTP_USER' };
    await mailerWith({ ...options, passwordVariable: 'SMTP_PASS' }).send(letter);
    expect(server.letters).toHaveLength(1);
    const wrong = mailerWith({ ...options, passwordVariable: 'OTHER_PASS' });
    const error: unknown = await wrong.send(letter).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/EAUTH/);
    expect(String(error)).not.toMatch(/value-of|123456|ada@/);
    expect(server.letters).toHaveLength(1);
  });

  it('is never sent in the open where the connection is to be encrypted', async () => {
    const { port, letters } = await mailServer();
    for (const security of ['starttls', 'tls'] as const) {
      await expect(mailerWith({ port, security }).send(letter)).rejects.toThrow(/did not take/);
    }
    expect(letters).toEqual([]);
  });

  it('is not sent when nobody listens, and the error says so without a word of it', async () => {
    const { port, close } = await startMailServer();
    await close();
    const error: unknown = await mailerWith({ port })
      .send(letter)
      .catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/ECONNREFUSED|ESOCKET/);
    expect(String(error)).not.toMatch(/123456|ada@/);
  });
});

describe('the options of the mail server', () => {
  it.each([
    { from },
    { host: 'mail.example' },
    { host: 'mail.example', from: 'nobody' },
    { host: 'mail.example', from, security: 'none' },
    { host: 'mail.example', from, userVariable: 'SMTP_USER' },
    { host: 'mail.example', from, passwordVariable: 'geheim', userVariable: 'SMTP_USER' },
    { host: 'mail.example', from, port: 0 },
    { host: 'mail.example', from, password: 'geheim' },
  ])('are refused at start: %j', (options) => {
    expect(checkOptions(smtpOptions, options).ok).toBe(false);
  });
});
