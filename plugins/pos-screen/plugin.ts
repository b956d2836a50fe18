import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'pos-screen',
  title: "The hut's screen of the console, for huts without a point of sale of their own",
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [],
});
