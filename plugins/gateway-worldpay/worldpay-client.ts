import type { Element } from '@xmldom/xmldom';
import { providerMinor } from '../../core/gateways/amount-text.ts';
import { ProviderAnswerError } from '../../core/gateways/provider-answer.ts';
import type { Money } from '../../core/money/money.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { WorldpayOptions } from './worldpay-options.ts';
import { attribute, escaped, readXml, within } from './xml.ts';

export type WorldpayServer = Pick<
  PluginServer<WorldpayOptions>,
  'options' | 'variable' | 'callOutside' | 'manifest'
>;

const path = '/jsp/merchant/xml/paymentService.jsp';
const documentType =
  '<!DOCTYPE paymentService PUBLIC "-//WorldPay//DTD WorldPay PaymentService v1//EN" "http://dtd.worldpay.com/paymentService_v1.dtd">';

/** Worldpay's error code of an order that it does not know, or that nobody has paid. */
const unknownOrder = '5';

export const amountXml = (money: Money): string =>
  `<amount currencyCode="${money.currency}" exponent="2" value="${providerMinor(money)}"/>`;

/** An amount in hundredths; what is written otherwise is not understood. */
export function moneyOf(amount: Element | undefined, about: string): Money {
  const [value = '', currency = ''] = [
    attribute(amount, 'value'),
    attribute(amount, 'currencyCode'),
  ];
  const isRight = attribute(amount, 'exponent') === '2' && /^\d{1,12}$/.test(value);
  if (!isRight) throw new ProviderAnswerError(about, 'has no amount that is understood');
  return { minor: Number(value), currency };
}

/** Worldpay's XML Direct API. */
export class WorldpayClient {
  readonly #server: WorldpayServer;

  constructor(server: WorldpayServer) {
    this.#server = server;
  }

  /**
   * The reply to a question or a change; undefined for an order that Worldpay does not know, or that nobody has paid.
   * @param mayRepeat whether it does the same however often it is sent
   */
  async send(content: string, about: string, mayRepeat: boolean): Promise<Element | undefined> {
    const { options, variable, callOutside } = this.#server;
    const login = `${variable(options.userVariable)}:${variable(options.passwordVariable)}`;
    const merchant = escaped(options.merchantCode);
    const { status, body } = await callOutside({
      method: 'POST',
      url: options.address + path,
      headers: {
        authorization: `Basic ${Buffer.from(login).toString('base64')}`,
        'content-type': 'text/xml',
      },
      body: `<?xml version="1.0" encoding="UTF-8"?>${documentType}<paymentService version="1.4" merchantCode="${merchant}">${content}</paymentService>`,
      mayRepeat,
    });
    const reply = within(readXml(body), 'reply');
    if (status !== 200 || !reply) {
      throw new ProviderAnswerError(about, `is no reply (${status})`, status);
    }
    const error = within(reply, 'error');
    if (!error) return reply;
    const code = attribute(error, 'code') ?? '';
    if (code === unknownOrder) return undefined;
    throw new ProviderAnswerError(about, `is an error (${code})`);
  }
}
