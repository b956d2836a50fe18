import { defineServerHalf } from '../../core/define-server-half.ts';
import { placeHold } from './place-hold.ts';
import type { PriorityOptions } from './priority-options.ts';
import { releaseRoute, reserveRoute } from './reservation-routes.ts';

export default defineServerHalf<PriorityOptions>({
  contributes: [{ point: 'order-hold', make: ({ database }) => placeHold(database) }],
  routes: [reserveRoute, releaseRoute],
});
