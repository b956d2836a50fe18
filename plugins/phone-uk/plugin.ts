import { definePlugin } from '../../core/define-plugin.ts';
import { ukPhone } from './uk-phone.ts';

export default definePlugin({
  id: 'phone-uk',
  title: 'British phone numbers',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'phone-validator', name: 'uk', make: () => ukPhone }],
});
