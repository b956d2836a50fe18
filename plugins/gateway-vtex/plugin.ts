import { definePlugin } from '../../core/define-plugin.ts';
import { vtexOptions, type VtexOptions } from './vtex-options.ts';

export default definePlugin<VtexOptions>({
  id: 'gateway-vtex',
  title: "Payments through a provider of VTEX's protocol",
  version: '1.0.0',
  engine: '^1.0.0',
  options: vtexOptions,
  contributes: [],
});
