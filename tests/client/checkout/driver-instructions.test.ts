import { expect, it } from 'vitest';
import { openCheckout } from '../orders/open-checkout.ts';

it('clears the instructions for the driver when the delivery address changes, and only then [LOC-47, BSK-76]', async () => {
  const { app } = await openCheckout();
  app.localisation.setDisposition({ type: 'delivery' });
  app.localisation.setDeliveryAddress({ postcode: '75011', street: 'Rue Oberkampf' });
  app.checkout.setValue('instructions', 'Ring twice');
  app.localisation.setDeliveryAddress({ postcode: '75011', street: 'Rue Oberkampf' });
  expect(app.checkout.values.instructions).toBe('Ring twice');
  for (const other of [
    { postcode: '75011', street: 'Rue Oberkampf', streetNumber: '33' },
    { postcode: '75012', street: 'Rue Oberkampf' },
    { postcode: '75011', street: 'Boulevard Voltaire' },
  ]) {
    app.localisation.setDeliveryAddress(other);
    expect(app.checkout.values.instructions ?? '').toBe('');
  }
});
