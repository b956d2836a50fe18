import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The files that may import while running, and why they must. */
const registries: Record<string, string> = {
  'conformance/find-cases.ts': 'loads the cases of a plugin that is tried',
  'plugins/experiments-datafile/datafile-experiments.ts':
    'loads what reads the datafile once the pages have started',
  'plugins/mail-smtp/smtp-mailer.ts': 'loads what speaks to mail servers for the first letter',
  'plugins/pay-apple-pay/plugin.ts': 'loads the wallet where a hut takes it',
  'plugins/pay-click-to-pay/click-to-pay.ts': 'loads the pop-up where a hut takes it',
  'plugins/pay-google-pay/plugin.ts': 'loads the wallet where a hut takes it',
  'plugins/pay-paypal/paypal.ts': 'loads the pop-up where a hut takes it',
  'plugins/pay-razorpay/razorpay.ts': 'loads the pop-up where a payment waits for it',
  'server/main.ts': 'loads the server in the processes that answer, not in the one that minds them',
  'server/markets/find-plugins.ts': 'loads exactly the plugins that a manifest names',
  'server/letters/push-service.ts': 'loads what encrypts push messages for the first one',
  'server/pages/app-routes.ts': 'loads what draws the icons of an app for the first one',
  'server/pages/build-files.ts':
    'loads what the build draws first frames with, as a build is not there before it is made',
  'server/photos/read-photo.ts': 'loads what decodes photographs where a market has some',
  'server/plugins/call-outside.ts': 'loads what repeats calls for the first one',
  'server/settings/settings-schemas.ts':
    'loads the schemas of editors when an operator opens a file',
  'server/tracing/open-tracing.ts':
    'loads what sends traces where the environment names a collector',
  'tools/certify/find-browser-here.ts': 'loads what drives a browser where that is installed',
  'tools/certify/parts/accessibility.ts': 'loads axe where that is installed',
  'ui/console/settings/file-editor.tsx':
    'loads the editor of settings when an operator opens a file',
  'ui/console/console-words.ts': 'takes in the words that lie beside it',
  'ui/host-simulator/simulator-words.ts': 'takes in the words that lie beside it',
  'ui/food-art/product-art.tsx':
    'loads the drawings of sides and drinks, which no first page needs',
  'ui/dealbot/late-dealbot.ts': 'loads the work of the deal assistant when it is first asked',
  'ui/pages/basket/late-parts.ts':
    'loads the reason of a price when somebody asks for it, what lowers the fees of a basket, its questions, and what only some visitors see',
  'ui/pages/dealbot/late-parts.ts': 'loads the deal assistant when the basket is there',
  'ui/create-environment.ts':
    'loads what is there for times without the server when the page has nothing better to do',
  'ui/follow-visit.ts': 'starts outside services of a visit once the visitor has agreed',
  'ui/open-in-app.ts': 'loads what only native apps need when one shows the page',
  'ui/pages/orders/late-parts.ts':
    'loads the offers of partners where the market shows them, what tells a group that it was ordered, the map of a delivery once it is on its way, and push messages where the browser has them',
  'ui/pages/webview/late-parts.ts':
    'loads the advice to change apps where the market gives it, and what is told to an app',
  'ui/main.tsx': 'loads what goes on beside the pages, which nothing waits for',
  'ui/platform/start-worker.ts': 'loads what has the shop kept once there is a worker to keep it',
  'ui/load-tiers.ts':
    'loads the state of the ordering pages with a hut, and of buying with the checkout',
  'ui/pages/localisation/late-parts.ts':
    'loads the parts of the first page that only some markets or visitors need',
  'ui/pages/deals/late-parts.ts': 'loads rewards among the deals for who is signed in',
  'ui/pages/loyalty/late-parts.ts': 'loads points and the last order for who is signed in',
  'ui/pages/menu/late-parts.ts':
    'loads the choice of a product for who has no hut when it is opened, what fits a diet for who keeps to one, the favourites of who has some, and what introduces a category',
  'ui/pages/surcharges/late-parts.ts': 'loads the fees of a delivery with the menu',
  'ui/pages/upsells/late-parts.ts': 'loads suggestions when there is something to suggest for',
  'ui/pages/shell/late-parts.ts':
    'loads the end of a session where there was one, and the choice of a theme near the end of a page',
  'ui/pages/tracking/late-parts.ts': 'loads the orders that are on their way where there are some',
  'ui/pages/vouchers/late-parts.ts': 'loads vouchers and gift cards when the basket is there',
  'ui/start.ts': 'starts the application after the first paint',
  'ui/routes.tsx': 'loads a page when it is first opened',
};

it('only registries import while running', () => {
  const found = sourceFiles
    .filter(({ path, loadsLater }) => loadsLater && !path.startsWith('tests/'))
    .map(({ path }) => path)
    // A plugin says there which of its pages and parts come on their own.
    .filter((path) => !/^plugins\/[^/]+\/ui\.tsx$/.test(path));
  expect(found.filter((path) => !Object.hasOwn(registries, path))).toEqual([]);
});
