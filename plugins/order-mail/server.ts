import { defineServerHalf } from '../../core/define-server-half.ts';
import { orderLetter } from './order-letter.ts';

export default defineServerHalf({
  contributes: [
    {
      point: 'order-letters',
      make: (server) => ({ write: (told) => orderLetter(server, told) }),
    },
  ],
});
