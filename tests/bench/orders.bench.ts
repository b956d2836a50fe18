import { parseArgs } from 'node:util';
import { sampleOrder } from '../api/orders/sample-orders.ts';
import { startServer } from '../api/start-server.ts';
import { guestOrder, orderingCalls } from './orders/guest-order.ts';
import { measure } from './orders/measure.ts';
import { type MeasuredShop, openShop } from './orders/measured-shop.ts';
import { tellsProcessorTime } from './processor-time.ts';

/**
 * Whole guest orders a second over HTTP, and the two calls alone that make one, at 1, 8 and 32 clients on each kind of
 * database: `npm run bench orders`, or with `--database postgresql` on one of them. Against both stands the rate at which
 * the same kind of database inserts and commits the same rows; the ratio is what to compare. The clients are another
 * process than the server. Processor time is read from /proc, so that this runs on Linux only.
 */
const clients = [1, 8, 32];
const kinds: readonly MeasuredShop['kind'][] = ['embedded', 'postgresql'];

async function tell(shop: MeasuredShop, count: number, order: typeof sampled): Promise<void> {
  const inserts = await measure(count, shop.insertAndCommit);
  console.log(
    `${shop.kind}, ${count} clients: insert and commit ${inserts.perSecond.toFixed(0)}/s`,
  );
  const kindsOfWork = {
    'whole orders': () => guestOrder(shop.url, order),
    'the two calls': () => orderingCalls(shop.url, order),
  };
  for (const [name, work] of Object.entries(kindsOfWork)) {
    let cost = shop.cost();
    const {
      perSecond,
      within,
      count: done,
    } = await measure(count, work, () => {
      cost = shop.cost();
    });
    const { server, database } = cost();
    const each = (ms: number) => (ms / done).toFixed(1);
    console.log(
      `  ${name}: ${perSecond.toFixed(1)}/s, ratio ${(perSecond / inserts.perSecond).toFixed(3)}; ` +
        `${within[50].toFixed(0)}/${within[95].toFixed(0)}/${within[99].toFixed(0)} ms for 50/95/99 of 100; ` +
        `CPU of an order ${each(server)} ms of the server, ${each(database)} of the database's connections`,
    );
  }
}

const { values } = parseArgs({ options: { database: { type: 'string', default: 'both' } } });
const wanted = kinds.filter((kind) => [kind, 'both'].includes(values.database));
if (!tellsProcessorTime) throw new Error('This needs /proc, which only Linux has.');

const furnished = await startServer();
const sampled = await sampleOrder(furnished);
try {
  for (const kind of wanted) {
    const shop = await openShop(kind, sampled, furnished.marketsDir);
    if (!shop) {
      console.log(`${kind}: left out, its programs are not on this machine`);
      continue;
    }
    try {
      for (const count of clients) await tell(shop, count, sampled);
    } finally {
      await shop.close();
    }
  }
} finally {
  await furnished.close();
}
