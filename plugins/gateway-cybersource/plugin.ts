import { definePlugin } from '../../core/define-plugin.ts';
import { cybersourceOptions, type CybersourceOptions } from './cybersource-options.ts';

export default definePlugin<CybersourceOptions>({
  id: 'gateway-cybersource',
  title: 'Payments through Cybersource',
  version: '1.0.0',
  engine: '^1.0.0',
  options: cybersourceOptions,
  contributes: [],
});
