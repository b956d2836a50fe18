import { definePlugin } from '../../core/define-plugin.ts';
import { eigenOptions, type EigenOptions } from './eigen-options.ts';

export default definePlugin<EigenOptions>({
  id: 'gateway-eigen',
  title: 'Payments through Eigen',
  version: '1.0.0',
  engine: '^1.0.0',
  options: eigenOptions,
  contributes: [],
});
