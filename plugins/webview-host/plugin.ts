import { definePlugin } from '../../core/define-plugin.ts';
import { webviewHost } from './webview-host.ts';

interface Options {
  readonly userAgentName: string;
}

export default definePlugin<Options>({
  id: 'webview-host',
  title: 'The application runs in the web view of a native app',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      userAgentName: {
        description:
          'What the native app calls itself in its user agent, in front of a slash and its version, as in MobileApp/3.0.90.',
        type: 'string',
        pattern: '^[A-Za-z0-9._-]+$',
        default: 'MobileApp',
      },
    },
  },
  contributes: [
    {
      point: 'app-host',
      make: ({ manifest, options }) =>
        webviewHost(globalThis, {
          userAgentName: options.userAgentName,
          permissionTimeoutMs: manifest.webview.permissionTimeoutMs,
          wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        }),
    },
  ],
});
