import { definePlugin } from '../../core/define-plugin.ts';
import { indianPhone } from './in-phone.ts';

export default definePlugin({
  id: 'phone-in',
  title: 'Indian mobile numbers',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    {
      point: 'phone-validator',
      name: 'india',
      make: ({ manifest: { phone } }) => {
        if (!phone.india)
          throw new Error("The plugin 'phone-in' needs phone.india in the manifest.");
        return indianPhone(phone.india);
      },
    },
  ],
});
