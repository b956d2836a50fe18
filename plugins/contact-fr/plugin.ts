import { definePlugin } from '../../core/define-plugin.ts';
import { frContact } from './fr-contact.ts';

export default definePlugin({
  id: 'contact-fr',
  title: 'Contact and address fields of French orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'contact-rules', make: () => frContact }],
});
