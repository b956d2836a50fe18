import { expect, it } from 'vitest';
import { StoreFinder } from '../../../ui/pages/localisation/store-finder.tsx';
import { renderIn } from '../../client/constants/render-in.tsx';
import { testMarket } from '../../core/test-market.ts';

it('the store finder is at most as wide as the market says [LOC-66, CST-130]', async () => {
  const market = await testMarket('uk', []);
  const html = renderIn(market, <StoreFinder address={{ postcode: 'SW11 1AA' }} />);
  expect(market.manifest.ui.overlayMaxWidth).toBe(400);
  expect(html).toContain('max-width:400px');
});
