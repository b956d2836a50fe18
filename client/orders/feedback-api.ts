import type {
  OrderFeedback,
  OrderProblem,
  OrderRating,
} from '../../schemas/types/http/feedback.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** What the customer says of an order. Every call answers all that was said; it throws `HttpError` [SHP-30]. */
export interface FeedbackApi {
  read(): Promise<OrderFeedback>;
  rate(rating: OrderRating): Promise<OrderFeedback>;
  report(problem: OrderProblem): Promise<OrderFeedback>;
}

export const createFeedbackApi = (http: HttpClient, transactionId: string): FeedbackApi => {
  const path = `/v1/orders/${encodeURIComponent(transactionId)}`;
  const post = async (part: string, body: unknown): Promise<OrderFeedback> => {
    const call = {
      method: 'POST',
      path: `${path}/${part}`,
      body,
      authentication: 'optional',
    } as const;
    return (await http.send<OrderFeedback>(call)).body;
  };
  return {
    read: async () => (await http.send<OrderFeedback>({ path: `${path}/feedback` })).body,
    rate: (rating) => post('rating', rating),
    report: (problem) => post('problems', problem),
  };
};
