import { describe, expect, it } from 'vitest';
import { microform } from '../../../plugins/pay-microform/microform.ts';
import { offlineTypes } from '../../../plugins/pay-offline/offline-types.ts';
import { paymentProviderConformance } from '../../conformance/payment-provider.ts';

paymentProviderConformance('pay-offline', offlineTypes, [
  'cash',
  'card',
  'ticket',
  'cash/ticket',
  'paylater_debit',
  'paylater_credit',
]);
paymentProviderConformance('pay-microform', microform({}), ['microform']);

describe('the flows of payment types', () => {
  it('are offline for those paid at the door, and a frame for the card form [PAY-03]', () => {
    expect(new Set(offlineTypes.types.map(({ flow }) => flow))).toEqual(new Set(['offline']));
    expect(microform({}).types.map(({ flow }) => flow)).toEqual(['embedded-frame']);
  });

  it('name the online card apart from the card machine [PAY-06]', () => {
    const card = offlineTypes.types.find(({ type }) => type === 'card');
    expect(microform({}).types[0]?.label).toBe('payments.types.online-card.label');
    expect(card?.label).toBe('payments.types.card.label');
  });
});
