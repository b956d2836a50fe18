import type { DealbotPort } from '../../client/dealbot/dealbot-port.ts';
import { foundSaving } from '../../client/dealbot/found-saving.ts';
import { nextSteps } from '../../client/dealbot/next-steps.ts';
import {
  createDealbotApi,
  optimisedLines,
  optimiseRequest,
} from '../../client/dealbot/optimise-request.ts';
import type { HttpClient } from '../../client/kernel/http-client.ts';
import type { DealbotSettings } from '../../schemas/types/manifest/deals.ts';
import { runInWorker } from './run-in-worker.ts';

/** The work of the deal assistant: the call to the server, and the search in a worker. */
export const createDealbotWork = (
  client: HttpClient,
  { search }: Pick<DealbotSettings, 'search'>,
): DealbotPort => {
  const api = createDealbotApi(client);
  const { nodes, previewMs, fillings } = search;
  const run = runInWorker({ nodes, milliseconds: previewMs });
  const budget = { nodes, milliseconds: previewMs, now: () => performance.now() };
  const effort = { fillings, budget };
  return {
    async optimise(facts) {
      return optimisedLines(await api.optimise(optimiseRequest(facts)), facts.basket);
    },
    nextSteps: (facts) => nextSteps({ ...facts, ...effort, steps: search.nextSteps }, run),
    saving: (facts) => foundSaving({ ...facts, ...effort }, run),
  };
};
