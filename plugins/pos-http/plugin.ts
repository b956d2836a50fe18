import { definePlugin } from '../../core/define-plugin.ts';
import { tillOptions, type TillOptions } from './till-options.ts';

export default definePlugin<TillOptions>({
  id: 'pos-http',
  title:
    'Points of sale that are handed each order by a signed call and report statuses by another',
  version: '1.0.0',
  engine: '^1.0.0',
  options: tillOptions,
  contributes: [],
});
