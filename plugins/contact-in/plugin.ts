import { definePlugin } from '../../core/define-plugin.ts';
import { inContact } from './in-contact.ts';

export default definePlugin({
  id: 'contact-in',
  title: 'Contact and address fields of Indian orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'contact-rules', make: () => inContact }],
});
