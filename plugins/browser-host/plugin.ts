import { definePlugin } from '../../core/define-plugin.ts';
import { browserHost } from './browser-host.ts';

export default definePlugin({
  id: 'browser-host',
  title: 'The application runs in a web browser',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'host', make: () => browserHost }],
});
