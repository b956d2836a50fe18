import type { OrderLetter, ToldOrder } from '../../core/orders/order-letters.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { moneyFormatter } from '../../core/money/format-money.ts';
import { taxName } from '../../core/surcharges/tax-names.ts';
import { timeWriter } from '../../core/timeslots/written-time.ts';
import { orderRows } from './order-rows.ts';

/** When an order for later is wanted, as the clocks of its hut show it. */
const momentOf = (at: number, timeZone: string | undefined, language: string): string =>
  timeWriter(language, {
    timeZone,
    date: { weekday: 'long', day: 'numeric', month: 'long' },
  })(at);

/** The letter about what has become of an order, in the language of its customer [GTW-30]. */
export function orderLetter(
  { manifest, text }: Pick<PluginServer, 'manifest' | 'text'>,
  told: ToldOrder,
): OrderLetter {
  const { event, order, wantedAt, customer } = told;
  const { hut, disposition } = order;
  const language = told.language ?? manifest.locales[0] ?? '';
  const formatMoney = moneyFormatter(manifest.money, language);
  const values = {
    name: manifest.name,
    customer,
    reference: order.customerOrderReference,
    hut: hut.name,
    phone: hut.phone,
    recipient: order.recipient?.name ?? '',
    greeting: order.recipient?.greeting ?? '',
    amount: event === 'refunded' ? formatMoney(told.amount) : '',
    at: wantedAt === undefined ? '' : momentOf(wantedAt, hut.timeZone, language),
  };
  const words = (key: string): string => text(`order-mail.mail.${key}`, language, values);
  const { ageCheck: age } = order;
  const door =
    event === 'placed' && age !== undefined
      ? [text(`orders.age.door.${disposition.type}`, language, { age: String(age) })]
      : [];
  const when = wantedAt === undefined ? 'soon' : 'later';
  const isPaid = order.total > (order.toBePaid ?? 0);
  const more = {
    placed: [
      `placed.${disposition.type}.${when}`,
      ...(order.recipient ? ['placed.recipient'] : []),
      ...(order.recipient?.greeting === undefined ? [] : ['placed.greeting']),
    ],
    failed: isPaid ? ['failed.money'] : [],
    refunded: [],
  };
  return {
    subject: words(`${event}.subject`),
    content: {
      heading: words(`${event}.title`),
      paragraphs: [...[`${event}.body`, ...more[event]].map(words), ...door],
      ...(event === 'placed' && {
        rows: orderRows(order, {
          formatMoney,
          label: (name) => text(`orders.summary.${name}`, language),
          own: (name) => words(`rows.${name}`),
          taxName: (description) => taxName(manifest.tax, description, language),
        }),
      }),
      closing: [[hut.name, ...(hut.addressLines ?? [])].join(', '), words('call')],
    },
  };
}
