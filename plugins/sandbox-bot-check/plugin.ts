import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'sandbox-bot-check',
  title: 'A bot check for trying things out, which believes what a call says of itself',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'bot check',
    open: 'whoever says so counts as a person',
    closed: 'programs are not told from people',
  },
  contributes: [],
});
