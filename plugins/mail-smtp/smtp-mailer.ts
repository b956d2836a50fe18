import type { Mailer } from '../../core/accounts/mailer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { SmtpOptions } from './smtp-options.ts';

/** How long each step of the conversation may take, in milliseconds: all of them end before a sender is given up. */
const stepMs = 5_000;

/** What the mail server is told apart by in an error: never with words of the letter. */
const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  return [code, responseCode].filter((part) => part !== undefined).join(' ');
};

/** Hands letters to a mail server, each in a conversation of its own [GTW-30]. */
export const smtpMailer = ({
  options: { host, port, security, userVariable, passwordVariable, from, replyTo },
  variable,
}: Pick<PluginServer<SmtpOptions>, 'options' | 'variable'>): Mailer => ({
  async send({ recipient, subject, body, html }) {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(userVariable !== undefined &&
        passwordVariable !== undefined && {
          auth: { user: variable(userVariable), pass: variable(passwordVariable) },
        }),
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sent = transport.sendMail({
      from,
      to: { name: '', address: recipient },
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text: body,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    // The server's own words may repeat the letter: they get into no error, and so into no log.
    const failure = await sent.then(() => undefined, codeOf);
    transport.close();
    if (failure !== undefined) {
      throw new Error(`The mail server did not take the letter (${failure}).`);
    }
  },
});
