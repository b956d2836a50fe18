import type { Market } from '../core/engine/start-market.ts';

/** A market that starts in the web view of a native app, with what the app has instead of a browser [WEB-01]. */
export const openInApp = async (starting: Promise<Market>): Promise<Market> => {
  const [market, { marketInApp }] = await Promise.all([
    starting,
    import('../client/webview/market-in-app.ts'),
  ]);
  return marketInApp(market);
};
