import type { Problem } from '../../core/manifest/problem.ts';

/** What customers notice of a mistake, by the end of the file's path and the beginning of the pointer; the first that fits. */
const notices: readonly (readonly [file: RegExp, pointer: RegExp, notice: string])[] = [
  [/\/theme\.json$/, /./, 'Customers would see other colours, type or shapes than were meant.'],
  [/\/words[/.]/, /./, 'Customers would read a gap, a key or a text in another language.'],
  [
    /\/huts\.json$/,
    /supportedPayment/,
    'Customers of the hut would be offered a payment that fails.',
  ],
  [
    /\/huts\.json$/,
    /Surcharge|fees/,
    'Customers of the hut would pay a wrong delivery charge or fee.',
  ],
  [
    /\/huts\.json$/,
    /hours|timeZone|openDays/,
    'Customers would order from a closed hut, or find an open one closed.',
  ],
  [
    /\/huts\.json$/,
    /deliveryArea|latitude|longitude/,
    'Customers would be sent to a wrong hut, or to none.',
  ],
  [
    /\/huts\.json$/,
    /min(Delivery|Collection)Order/,
    'Customers of the hut would meet a wrong minimum order.',
  ],
  [/\/huts\.json$/, /./, 'Customers of the hut would see wrong facts of it, or could not order.'],
  [/\/products\.json$/, /taxCode/, 'The receipt would lack the tax, or state a wrong one.'],
  [/\/products\.json$/, /price|sizes/i, 'Customers would see or pay a wrong price.'],
  [/\/products\.json$/, /./, 'Customers would miss the product or something of it.'],
  [
    /\/options\.json$/,
    /./,
    'Customers would build pizzas with parts that are missing or wrongly priced.',
  ],
  [/\/deals\.json$/, /./, 'Customers would miss the deal, or could not fill it.'],
  [/\/discounts\.json$/, /./, 'Customers would miss the discount, or get a wrong one.'],
  [/\/vouchers\.json$/, /./, 'Customers would type a code that brings them nothing.'],
  [/\/gift-cards\.json$/, /./, 'Customers could not pay by their gift card.'],
  [
    /\/upsells\.json$/,
    /./,
    'Customers would be suggested nothing, or something that they cannot buy.',
  ],
  [/\/(places|streets)\.json$/, /./, 'Customers would not find their address, or no hut for it.'],
  [/\/golden\//, /./, 'Customers would pay another total than this basket expects.'],
  [/\/pages\//, /./, 'Customers would follow a link that leads nowhere.'],
  [
    /manifest\.json$/,
    /^\/payments/,
    'Customers would be offered a payment that fails, or could not pay at all.',
  ],
  [
    /manifest\.json$/,
    /^\/(pos|orders|tracking)/,
    'Orders would not reach the kitchen, or customers could not follow them.',
  ],
  [/manifest\.json$/, /^\/tax/, 'The receipt would lack the tax, or state a wrong one.'],
  [
    /manifest\.json$/,
    /^\/(surcharges|minimumOrder|tipping)/,
    'Customers would pay a wrong fee, or meet a wrong minimum.',
  ],
  [
    /manifest\.json$/,
    /^\/(money|currency)/,
    'Customers would read amounts in a wrong currency or form.',
  ],
  [
    /manifest\.json$/,
    /^\/(locales|baseLanguages)/,
    'Customers would read texts in a wrong language, or none.',
  ],
  [
    /manifest\.json$/,
    /^\/(hosts|sectors|id|country|defaultSector)/,
    'Customers would reach another market, or none.',
  ],
  [
    /manifest\.json$/,
    /^\/(address|geocoding|localise|huts|postcode|map|places)/,
    'Customers would not find their hut.',
  ],
  [
    /manifest\.json$/,
    /^\/(menu|pizza|deals|upsell|voucher|giftCard|dealbot)/,
    'Customers would miss part of the menu or its offers.',
  ],
  [/manifest\.json$/, /^\/(account|identity|otp|password)/, 'Customers could not sign in.'],
  [
    /manifest\.json$/,
    /^\/(flags|experiments|features)/,
    'A feature would stay off, or visitors would see the wrong variant.',
  ],
  [
    /manifest\.json$/,
    /^\/(sector|hut)Overrides/,
    'Customers of that place would meet the common value in place of its own.',
  ],
  [
    /manifest\.json$/,
    /^\/timedOverrides/,
    'Customers would meet the usual value in place of the one for a while, or this one for longer.',
  ],
  [
    /manifest\.json$/,
    /^\/(links|promo|footer|pages)/,
    'Customers would follow a link that leads nowhere.',
  ],
  [
    /manifest\.json$/,
    /^\/plugins/,
    'Customers would miss what the plugin does, or the market would not open.',
  ],
];

/** A word on what customers would notice of a mistake [OPR-01]. */
export const customersNotice = ({ file, pointer }: Problem): string =>
  notices.find(([files, pointers]) => files.test(file) && pointers.test(pointer || '/'))?.[2] ??
  'The market would not open, or not as it was meant.';
