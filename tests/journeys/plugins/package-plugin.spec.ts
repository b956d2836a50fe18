import { join } from 'node:path';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { type RunningServer, startServer } from '../../../tools/tasks/running-server.ts';
import { runScript } from '../../../tools/tasks/run-script.ts';
import { DeploymentFolder, mealCardPackage } from '../../setup/deployment-folder.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { places } from '../places.ts';

interface Paying {
  readonly plugins: object[];
  readonly payments: { readonly types: string[] };
}

let deployment: DeploymentFolder;
let server: RunningServer;

test.beforeAll(async () => {
  // It builds.
  test.setTimeout(600_000);
  deployment = new DeploymentFolder(['uk']);
  deployment.installMealCard();
  deployment.change<Paying>('uk/manifest.json', (manifest) => ({
    ...manifest,
    plugins: [...manifest.plugins, { id: mealCardPackage, options: { shown: 'counter' } }],
    payments: { ...manifest.payments, types: [...manifest.payments.types, 'mealcard'] },
  }));
  deployment.change<Hut[]>('uk/catalogue/huts.json', (huts) =>
    huts.map((hut) => ({
      ...hut,
      supportedPayment: [...hut.supportedPayment, { type: 'mealcard' }],
    })),
  );
  const folders = {
    MARKETS_DIR: deployment.marketsDir,
    DIST_DIR: join(deployment.path, 'dist'),
  };
  const { code, output } = await runScript('tools/tasks/build.ts', [], { env: folders });
  expect(code, output).toBe(0);
  server = await startServer(folders, 'tests/journeys/programs/server.ts');
});
test.afterAll(async () => {
  await server?.stop();
  deployment?.remove();
});

test('a customer pays by what a plugin of an installed package brings [ENG-11]', async ({
  page,
}) => {
  await arrive(page, '/order/checkout/', {
    at: places.clapham,
    by: 'collection',
    basket: { items: [margherita] },
    site: server.url,
  });
  await fillDetails(page);
  await expect(page.getByText('Show it at the counter')).toBeVisible();
  await choosePayment(page, /^Meal card/);
  await placeButton(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' }),
  ).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'To pay: Meal card' })).toBeVisible();
  await expect(page.getByText('Have your meal card ready')).toBeVisible();
});
