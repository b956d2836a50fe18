import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'sandbox-mail',
  title: 'Mail for trying things out, which is kept in place of being sent',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'mail outbox',
    open: 'letters, those with reset codes too, can be read by everybody at /sandbox/outbox',
    closed: 'no letters are sent, those with reset codes neither',
  },
  contributes: [],
});
