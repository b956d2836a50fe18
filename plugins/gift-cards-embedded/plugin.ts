import { definePlugin } from '../../core/define-plugin.ts';
import { embeddedCards } from './embedded-cards.ts';

export default definePlugin<{ readonly mostWrongPins: number }>({
  id: 'gift-cards-embedded',
  title: 'Gift cards of the installation itself, for trying and testing',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      mostWrongPins: {
        description: 'Wrong pins after which a card is deactivated.',
        type: 'integer',
        minimum: 1,
        default: 5,
      },
    },
  },
  contributes: [
    { point: 'gift-card-service', make: ({ options }) => embeddedCards(options.mostWrongPins) },
  ],
});
