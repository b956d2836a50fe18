import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'browser-host',
  title: 'The application runs in a web browser',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'host', make: () => ({ kind: 'browser', isMobileApp: false }) }],
});
