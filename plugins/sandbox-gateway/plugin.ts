import { definePlugin } from '../../core/define-plugin.ts';
import { sandboxOptions, type SandboxOptions } from './sandbox-options.ts';

export default definePlugin<SandboxOptions>({
  id: 'sandbox-gateway',
  title: 'A payment gateway for trying things out, which takes no money',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'sandbox gateway',
    open: 'payments can be approved and refused by everybody',
    closed: 'online payment types are not offered, offline ones are',
  },
  options: sandboxOptions,
  contributes: [],
});
