import { defineServerHalf } from '../../core/define-server-half.ts';

export default defineServerHalf({
  contributes: [
    {
      point: 'mailer',
      make: ({ installation }) => ({ send: (letter) => installation.outbox.keep(letter) }),
    },
  ],
});
