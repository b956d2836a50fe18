import { defineServerHalf } from '../../core/define-server-half.ts';

export default defineServerHalf({
  contributes: [
    {
      point: 'sms-sender',
      make: ({ installation }) => ({
        send: ({ market, phone, text }) =>
          installation.outbox.keep({ market, recipient: phone, subject: '', body: text }),
      }),
    },
  ],
});
