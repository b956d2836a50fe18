import { definePlugin } from '../../core/define-plugin.ts';
import { ukContact } from './uk-contact.ts';

export default definePlugin({
  id: 'contact-uk',
  title: 'Contact and address fields of British orders',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'contact-rules', make: () => ukContact }],
});
