import type { DealbotPort } from '../../client/dealbot/dealbot-port.ts';
import type { HttpClient } from '../../client/kernel/http-client.ts';
import type { DealbotSettings } from '../../schemas/types/manifest/deals.ts';
import { yieldToMain } from '../platform/yield-to-main.ts';

/**
 * The deal assistant's work, loaded when it is first asked; a load that failed is tried again the next time.
 * @param settings as they hold at the current hut, asked for with every call [CST-05]
 */
export const createLateDealbot = (
  client: HttpClient,
  settings: () => Pick<DealbotSettings, 'search'>,
): DealbotPort => {
  const work = async (): Promise<DealbotPort> => {
    // It is asked in the middle of what else a changed basket has done.
    await yieldToMain();
    return (await import('./dealbot-work.ts')).createDealbotWork(client, settings());
  };
  return {
    optimise: async (facts) => (await work()).optimise(facts),
    nextSteps: async (facts) => (await work()).nextSteps(facts),
    saving: async (facts) => (await work()).saving(facts),
  };
};
