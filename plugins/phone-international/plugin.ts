import { definePlugin } from '../../core/define-plugin.ts';
import { internationalPhone } from './international-phone.ts';

export default definePlugin({
  id: 'phone-international',
  title: 'Phone numbers of any country',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    { point: 'phone-validator', name: 'international', make: () => internationalPhone },
  ],
});
