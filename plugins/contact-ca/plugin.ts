import { definePlugin } from '../../core/define-plugin.ts';
import { caContact } from './ca-contact.ts';

export default definePlugin({
  id: 'contact-ca',
  title: 'Contact and address fields of Canadian orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'contact-rules', make: () => caContact }],
});
