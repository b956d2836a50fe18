import type { FastifyBaseLogger } from 'fastify';
import type { Sandbox } from '../core/define-plugin.ts';
import type { RunningMarket } from './markets/running-market.ts';

/** The sandboxes of the plugins that markets name, and which do. */
function sandboxesIn(markets: readonly RunningMarket[]) {
  const found = new Map<string, { readonly sandbox: Sandbox; readonly markets: string[] }>();
  for (const { id: market, market: running } of markets) {
    for (const { plugin } of running.plugins) {
      const { id, sandbox } = plugin;
      if (!sandbox) continue;
      const known = found.get(id) ?? { sandbox, markets: [] };
      found.set(id, { ...known, markets: [...known.markets, market] });
    }
  }
  return [...found];
}

/** Says loudly at the start which sandboxes are open, or what is missing without them [GTW-03]. */
export function tellSandbox(
  log: Pick<FastifyBaseLogger, 'warn'>,
  isOpen: boolean,
  markets: readonly RunningMarket[],
): void {
  if (isOpen) {
    const opened = sandboxesIn(markets).map(([id, { sandbox }]) => [id, sandbox.open] as const);
    log.warn(Object.fromEntries(opened), 'SANDBOX=open: for trying and testing only');
    return;
  }
  for (const [plugin, { sandbox, markets: named }] of sandboxesIn(markets)) {
    const { name, closed } = sandbox;
    log.warn({ plugin, markets: named.join(', ') }, `The ${name} is closed: ${closed}.`);
  }
}
