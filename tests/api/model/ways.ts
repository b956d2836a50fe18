import type { Sample } from '../orders/sample-orders.ts';

/** Ways to pay, one for each kind of flow and where it ends. */
export interface Way {
  readonly name: string;
  readonly sample: Sample;
  /** How the payer meets the bank. */
  readonly meets:
    | 'nobody'
    /** A page of the bank, which leads back with a signature. */
    | 'page'
    /** A pop-up that hands over a signature. */
    | 'pop-up'
    /** A pop-up that approves an order before ours is pre-authorised. */
    | 'order'
    /** A form whose token place brings. */
    | 'form'
    /** A sheet or a form at checkout, whose token pre-authorise brings. */
    | 'sheet'
    /** The same, and the payer is authenticated before the order is placed. */
    | 'step-up';
  /** The name under which a request carries what the sheet or pop-up gave. */
  readonly payload?: string;
}

const british: Sample = { sector: 'uk-1', hutId: '1101' };
const french: Sample = { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'] };
const indian: Sample = { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] };
const canadian: Sample = { sector: 'ca-1', hutId: '6001' };

const paid = (paymentType: string, sample: Sample): Sample => ({ ...sample, paymentType });

export const ways: readonly Way[] = [
  { name: 'offline', sample: paid('cash', british), meets: 'nobody' },
  { name: 'hosted page', sample: paid('hipay', french), meets: 'page' },
  { name: 'frame', sample: paid('worldpay', { ...british, hutId: '1110' }), meets: 'page' },
  { name: 'card form', sample: paid('microform', british), meets: 'form' },
  {
    name: 'card form at checkout',
    sample: paid('vtexCard', { ...canadian, hutId: '6005' }),
    meets: 'sheet',
    payload: 'vtexCard',
  },
  { name: 'wallet sheet', sample: paid('applePay', british), meets: 'sheet', payload: 'applePay' },
  {
    name: 'wallet sheet with step-up',
    sample: paid('googlePay3DS', british),
    meets: 'step-up',
    payload: 'googlePay',
  },
  { name: 'pop-up', sample: paid('razorpay', indian), meets: 'pop-up' },
  {
    name: 'pop-up of an order',
    sample: paid('paypal', british),
    meets: 'order',
    payload: 'paypal',
  },
  {
    name: 'pop-up with step-up',
    sample: paid('visaCheckout', british),
    meets: 'step-up',
    payload: 'visaCheckout',
  },
];
