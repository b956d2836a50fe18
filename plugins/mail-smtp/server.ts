import { defineServerHalf } from '../../core/define-server-half.ts';
import { smtpMailer } from './smtp-mailer.ts';
import type { SmtpOptions } from './smtp-options.ts';

export default defineServerHalf<SmtpOptions>({
  contributes: [{ point: 'mailer', make: (server) => smtpMailer(server) }],
});
