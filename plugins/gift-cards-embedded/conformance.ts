import type { ConformanceCases } from '../../conformance/suites.ts';

const good = { number: '6000123412341234', pin: '4321', loaded: 2500, expiryDate: '2030-12-31' };
const expired = { loaded: 1000, expiryDate: '2020-01-01', answers: 'CARD_EXPIRED' };

export default {
  'gift-card-service': [
    {
      name: 'with the records of the installation',
      good,
      refused: [
        { number: '6000000000000001', pin: '1111', code: 'CARD_EXPIRED', record: expired },
        { number: '6000000000000002', pin: '2222', code: 'INVALID_CARD' },
      ],
      usesRecords: true,
    },
  ],
} satisfies ConformanceCases;
