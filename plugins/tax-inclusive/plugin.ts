import { definePlugin } from '../../core/define-plugin.ts';
import { includedTax } from './included-tax.ts';

export default definePlugin({
  id: 'tax-inclusive',
  title: 'Shows the tax that is in the prices',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'tax-policy', make: () => includedTax }],
});
