import type { Environment } from '../../../client/kernel/environment.ts';
import type { BotToken } from '../../../core/accounts/bot-token.ts';
import type { Extensions } from '../../../core/engine/extensions.ts';
import { testMarket } from '../../core/test-market.ts';
import { testEnvironment } from '../test-environment.ts';

const never = new Promise<never>(() => {});

/** India with a source of tokens for its calls, or without; it waits as the test says, else for good. */
export const withTokens = async (
  source: BotToken | undefined,
  wait: Environment['wait'] = () => never,
) => {
  const market = await testMarket('in', []);
  const found = { 'bot-token': source ? [source] : [] } as Readonly<Record<string, unknown[]>>;
  const all = ((point: string) => found[point] ?? []) as Extensions['all'];
  return testEnvironment({ ...market, extensions: { ...market.extensions, all } }, { wait });
};
