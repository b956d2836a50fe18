import { defineServerHalf } from '../../core/define-server-half.ts';
import { kitchenName, sandboxKitchen } from './sandbox-kitchen.ts';

export default defineServerHalf({
  contributes: [{ point: 'point-of-sale', name: kitchenName, make: () => sandboxKitchen }],
});
