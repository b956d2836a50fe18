import type { PointsHistory } from '../../schemas/types/http/loyalty.ts';
import { bodyOr, type HttpClient, isMissing } from '../kernel/http-client.ts';

/**
 * What moved the points of who is signed in, or did before one movement by its id [SHP-34]. Throws `HttpError`, or an
 * `Error` when nobody is signed in.
 * @returns undefined for a customer who has not joined
 */
export const readPointsHistory = (
  http: HttpClient,
  marketId: string,
  before?: string,
): Promise<PointsHistory | undefined> =>
  bodyOr<PointsHistory | undefined>(
    http.send({
      path: '/v2/loyalty/history',
      query: { marketId, ...(before !== undefined && { before }) },
      authentication: 'required',
    }),
    undefined,
    isMissing,
  );
