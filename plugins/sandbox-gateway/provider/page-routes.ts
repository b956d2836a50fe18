import type { Money } from '../../../core/money/money.ts';
import type { PluginRoute } from '../../../core/server-half/plugin-route.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { amountText, pageAnswer, pageFile, type PaymentPage, shownOf } from './pages.ts';
import type { ProviderOf } from './provider.ts';
import { type OfTransaction, pageRoute, transactionParams } from './route-parts.ts';

/** What the card form shows at checkout, where nothing is ordered yet [PAY-28]. */
const shownAtCheckout = (amount: Money) => ({
  amount: amountText(amount),
  reference: 'Not ordered yet',
  form: 'card-form',
  pay: 'Use this card',
});

const checkoutQuery = {
  type: 'object',
  required: ['amount', 'currency'],
  properties: {
    amount: { type: 'string', pattern: '^[0-9]{1,9}$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
} as const;

const cardPage: PaymentPage = {
  title: 'Card details',
  content: 'card-form.html',
  script: 'card-form.js',
};

/** The pages by the first part of their path. */
const paymentPages: Readonly<Record<string, PaymentPage>> = {
  frame: cardPage,
  pay: { title: 'Pay for your order', content: 'hosted-page.html', script: 'hosted-page.js' },
  'three-ds': {
    title: 'Confirm your payment',
    content: 'bank-question.html',
    script: 'bank-question.js',
  },
};

/**
 * The pages of the provider: the card form in a frame, a page in the whole window, and the bank's question in either [PAY-148,
 * PAY-152, PAY-158, PAY-163].
 */
export const pageRoutes = (providerOf: ProviderOf): readonly PluginRoute<SandboxOptions>[] => [
  ...Object.entries(paymentPages).map(([path, page]) =>
    pageRoute({
      path: `/${path}/:transactionId`,
      params: transactionParams,
      async answer({ params }, server) {
        const { transactionId } = params as OfTransaction;
        return pageAnswer(page, shownOf(await providerOf(server).paymentOf(transactionId)));
      },
    }),
  ),
  pageRoute({
    path: '/card-form',
    query: checkoutQuery,
    async answer({ query }) {
      const { amount, currency } = query as { readonly amount: string; readonly currency: string };
      return pageAnswer(cardPage, shownAtCheckout({ minor: Number(amount), currency }));
    },
  }),
  pageRoute({
    path: '/files/:name',
    isPublic: true,
    async answer({ params }) {
      return { status: 200, file: await pageFile((params as { readonly name: string }).name) };
    },
  }),
];
