import { defineServerHalf } from '../../core/define-server-half.ts';
import { embeddedCards } from './embedded-cards.ts';

export default defineServerHalf<{
  readonly mostWrongPins: number;
  readonly wrongPinsWindowMs: number;
}>({
  contributes: [
    {
      point: 'gift-card-service',
      make: ({ options: { mostWrongPins: most, wrongPinsWindowMs: windowMs } }) =>
        embeddedCards({ most, windowMs }),
    },
  ],
});
