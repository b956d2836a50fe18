import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { type RunningServer, startServer } from '../../../tools/tasks/running-server.ts';
import { ChainRepository } from '../../setup/chain-repository.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { startInControl } from '../in-control.ts';
import { places } from '../places.ts';

interface Paying {
  readonly plugins: object[];
  readonly payments: { readonly types: string[] };
}

let chain: ChainRepository;
let server: RunningServer;

/** Runs a command in the chain's repository. @returns what it printed */
async function succeeds(...args: readonly string[]): Promise<string> {
  const { code, output } = await chain.comanda(...args);
  expect(code, output).toBe(0);
  return output;
}

test.beforeAll(() => {
  chain = new ChainRepository();
});
test.afterAll(async () => {
  await server?.stop();
  chain?.remove();
});

// The server is the product's own, so that the clock is the machine's: the hut never closes.
test('a repository with a market and a plugin, and the packed engine, is all that a chain needs to take an order [ENG-36]', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await succeeds('new', 'market', 'uk', '--like', 'uk');
  chain.change<Paying>('uk/manifest.json', (manifest) => ({
    ...manifest,
    plugins: [...manifest.plugins, { id: 'company-account' }],
    payments: { ...manifest.payments, types: [...manifest.payments.types, 'companyaccount'] },
  }));
  chain.change<Hut[]>('uk/catalogue/huts.json', (huts) =>
    huts.map((hut) => ({
      ...hut,
      supportedPayment: [...hut.supportedPayment, { type: 'companyaccount' }],
    })),
  );
  expect(await succeeds('migrate')).toContain('Every manifest is for this engine');
  expect(await succeeds('build')).toContain('Built');
  const tested = await succeeds('test');
  expect(tested).toMatch(/conformance of plugins .* [1-9]\d* passed, 0 failed/);
  expect(tested).toMatch(/own tests .* 1 passed, 0 failed/);
  server = await startServer({}, { script: chain.command, args: ['start'], cwd: chain.path });

  await startInControl(context);
  await arrive(page, '/order/checkout/', {
    at: places.clapham,
    by: 'collection',
    basket: { items: [margherita] },
    site: server.url,
  });
  await fillDetails(page);
  await choosePayment(page, /^Company account/);
  await placeButton(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' }),
  ).toBeVisible();
  await expect(page.getByText('Your company gets the bill at the end of the month')).toBeVisible();
  await server.stop();

  // The same, while the chain is worked on: every module on its own, those of its plugins too.
  server = await startServer({}, { script: chain.command, args: ['dev'], cwd: chain.path });
  const half = join(chain.path, 'plugins', 'company-account', 'ui.tsx');
  const answer = await fetch(`${server.url}/@fs${realpathSync(half)}`);
  expect(answer.status).toBe(200);
  // The engine's own modules, not a copy that was bundled beforehand.
  const text = await answer.text();
  expect(text).toContain('ui/slots/define-ui.ts');
  expect(text).not.toContain('.vite/deps/comanda');
});
