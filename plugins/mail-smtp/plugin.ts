import { definePlugin } from '../../core/define-plugin.ts';
import { smtpOptions, type SmtpOptions } from './smtp-options.ts';

export default definePlugin<SmtpOptions>({
  id: 'mail-smtp',
  title: 'Mail through an SMTP server',
  version: '1.0.0',
  engine: '^1.0.0',
  options: smtpOptions,
  contributes: [],
});
