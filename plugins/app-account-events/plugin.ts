import { definePlugin } from '../../core/define-plugin.ts';
import { accountEvents } from './account-events.ts';

export default definePlugin({
  id: 'app-account-events',
  title: 'Tells the native app around the page what happens to the customer’s account',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'account-listener', make: ({ manifest }) => accountEvents(manifest) }],
});
