import { defineServerHalf } from '../../core/define-server-half.ts';
import { httpSender } from './http-sender.ts';
import type { SmsOptions } from './sms-options.ts';

export default defineServerHalf<SmsOptions>({
  contributes: [{ point: 'sms-sender', make: (server) => httpSender(server) }],
});
