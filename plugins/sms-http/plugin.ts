import { definePlugin } from '../../core/define-plugin.ts';
import { smsOptions, type SmsOptions } from './sms-options.ts';

export default definePlugin<SmsOptions>({
  id: 'sms-http',
  title: 'Text messages through the HTTP API of a provider',
  version: '1.0.0',
  engine: '^1.0.0',
  options: smsOptions,
  contributes: [],
});
