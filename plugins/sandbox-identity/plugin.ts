import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'sandbox-identity',
  title: 'Social sign-in for trying things out, which asks for an email address and nothing else',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'social sign-in sandbox',
    open: 'social sign-in vouches for any email address',
    closed: 'no social sign-in is offered by it',
  },
  contributes: [],
});
