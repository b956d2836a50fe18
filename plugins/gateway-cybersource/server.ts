import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Cybersource } from './cybersource.ts';
import type { CybersourceOptions } from './cybersource-options.ts';
import { pageRoutes } from './page-routes.ts';

export default gatewayHalf<CybersourceOptions>(
  'cybersource',
  (server) => new Cybersource(server),
  pageRoutes,
);
