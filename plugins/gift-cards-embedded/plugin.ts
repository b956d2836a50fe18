import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'gift-cards-embedded',
  title: 'Gift cards of the installation itself, for trying and testing',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      mostWrongPins: {
        description: 'Wrong pins that a card takes within the time; after them no pin is right.',
        type: 'integer',
        minimum: 1,
        default: 5,
      },
      wrongPinsWindowMs: {
        description: 'The time, in milliseconds, from the first wrong pin on.',
        type: 'integer',
        minimum: 1,
        default: 3_600_000,
      },
    },
  },
  contributes: [],
});
