import { defineServerHalf } from '../../core/define-server-half.ts';
import { httpTill, tillName } from './http-till.ts';
import type { TillOptions } from './till-options.ts';

export default defineServerHalf<TillOptions>({
  contributes: [{ point: 'point-of-sale', name: tillName, make: (server) => httpTill(server) }],
});
