import { definePlugin } from '../../core/define-plugin.ts';
import { caPhone } from './ca-phone.ts';

export default definePlugin({
  id: 'phone-ca',
  title: 'North American phone numbers',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'phone-validator', name: 'north-america', make: () => caPhone }],
});
