import { expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { DetailsForm } from '../../../ui/pages/accounts/details-form.tsx';
import { SocialButtons } from '../../../ui/pages/accounts/social-buttons.tsx';
import { everywhere, inEachRunning, marketWith } from './changed-markets.ts';
import { renderIn } from './render-in.tsx';

const keysIn = (markup: string, area: string): string[] =>
  [...markup.matchAll(new RegExp(String.raw`accounts\.${area}\.(\w+)`, 'g'))].map(
    ([, key = '']) => key,
  );

it('the providers and the marketing channels to choose from are those of the market [CST-91]', async () => {
  const providers = (market: Market) =>
    keysIn(renderIn(market, <SocialButtons from="/" />), 'social').filter((key) => key !== 'or');
  const channels = (market: Market) =>
    keysIn(renderIn(market, <DetailsForm submitLabel="" onDone={() => {}} />), 'fields').filter(
      (key) => key.startsWith('marketing'),
    );
  expect(await inEachRunning(providers)).toEqual(everywhere(['google', 'facebook', 'apple']));
  expect(await inEachRunning(channels)).toEqual(everywhere(['marketingEmail', 'marketingSMS']));
  const changed = await marketWith('uk', {
    account: { socialProviders: ['apple'], marketingChannels: ['sms'] },
  });
  expect([providers(changed), channels(changed)]).toEqual([['apple'], ['marketingSMS']]);
  const none = await marketWith('uk', { account: { socialProviders: [] } });
  expect(providers(none)).toEqual([]);
});
