import type { Sample } from '../orders/sample-orders.ts';
import {
  inCardForm,
  inPopUp,
  onPage,
  type Way,
  withPayload,
  withProviderOrder,
  withStepUp,
} from './ways-to-pay.ts';

const british: Sample = { sector: 'uk-1', hutId: '1101' };
const french: Sample = {
  sector: 'fr-1',
  hutId: '1101',
  items: ['reine', 'frites'],
};
const indian: Sample = {
  sector: 'in-1',
  hutId: '4001',
  items: ['margherita', 'garlic-bread'],
};
const canadian: Sample = { sector: 'ca-1', hutId: '6001' };
/** Huts of other card providers. */
const glasgow: Sample = { ...british, hutId: '1110' };
const ottawa: Sample = { ...canadian, hutId: '6005' };

/** Every type that is paid online, with where it is offered and how it is paid. */
export const waysOnline: readonly (readonly [string, Sample, Way])[] = [
  ['hipay', french, onPage],
  ['phone-pe', indian, onPage],
  ['paytm', indian, onPage],
  ['worldpay', glasgow, onPage],
  ['eigen', canadian, onPage],
  ['microform', british, inCardForm],
  ['vtexCard', ottawa, withPayload('vtexCard')],
  ['applePay', british, withPayload('applePay')],
  ['googlePay', british, withPayload('googlePay')],
  ['googlePay3DS', british, withStepUp('googlePay')],
  ['visaCheckout', british, withStepUp('visaCheckout')],
  ['paypal', british, withProviderOrder],
  ['razorpay', indian, inPopUp],
  ['netbanking', indian, inPopUp],
  ['wallet', indian, inPopUp],
  ['upi', indian, inPopUp],
];

/** Every type that is paid at the door, with where it is offered. */
export const atTheDoor: readonly (readonly [string, Sample])[] = [
  ['cash', british],
  ['card', british],
  ['cash/ticket', french],
  ['ticket', { ...french, hutId: '1999' }],
  ['paylater_debit', canadian],
  ['paylater_credit', canadian],
];
