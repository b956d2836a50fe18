import { definePlugin } from '../../core/define-plugin.ts';
import { phonepeOptions, type PhonepeOptions } from './phonepe-options.ts';

export default definePlugin<PhonepeOptions>({
  id: 'gateway-phonepe',
  title: 'Payments through PhonePe',
  version: '1.0.0',
  engine: '^1.0.0',
  options: phonepeOptions,
  contributes: [],
});
