import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'sandbox-kitchen',
  title: 'A kitchen for trying things out, which cooks nothing and reports every status',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'kitchen simulator',
    open: 'orders can be moved on and failed by everybody',
    closed: 'orders wait for a point of sale to fetch them',
  },
  contributes: [],
});
