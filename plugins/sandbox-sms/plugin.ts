import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'sandbox-sms',
  title: 'Text messages for trying things out, which are kept in place of being sent',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'message outbox',
    open: 'text messages, those with codes too, can be read by everybody at /sandbox/outbox',
    closed: 'no text messages are sent',
  },
  contributes: [],
});
