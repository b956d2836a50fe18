import { definePlugin } from '../../core/define-plugin.ts';
import { inPhone } from './in-phone.ts';

export default definePlugin({
  id: 'phone-in',
  title: 'Indian mobile numbers',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'phone-validator', make: () => inPhone }],
});
