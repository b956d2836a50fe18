import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelSignal, Database } from '../../../server/storage/database.ts';
import { publishIn } from '../../../server/storage/publish.ts';
import { engines } from './engines.ts';
import { SignalLog } from './signal-log.ts';

describe.each(engines)('channels of the $kind database', (engine) => {
  let database: Database;
  let stop: () => Promise<void>;
  let heard: SignalLog;

  beforeAll(async () => {
    ({ database, stop } = await engine.start());
  });
  afterAll(() => stop());
  beforeEach(() => {
    heard = new SignalLog();
  });

  it('deliver messages in order to every subscriber of their channel and to no other', async () => {
    const second = new SignalLog();
    const other = new SignalLog();
    const ends = await Promise.all([
      database.subscribe('orders', heard.listener),
      database.subscribe('orders', second.listener),
      database.subscribe('menus', other.listener),
    ]);

    await database.publish('orders', 'one');
    await database.publish('orders', 'zwei €');
    await database.publish('menus', 'end');
    await Promise.all([heard.reached(2), second.reached(2), other.reached(1)]);

    expect(heard.signals).toEqual([message('one'), message('zwei €')]);
    expect(second.signals).toEqual(heard.signals);
    expect(other.signals).toEqual([message('end')]);
    await Promise.all(ends.map((end) => end()));
  });

  it('deliver at the commit what was published in a transaction, with the rows to be seen', async () => {
    const { db } = database;
    const end = await database.subscribe('imports', heard.listener);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('catalogue_import').values({ market: 'uk', digest: 'a' }).execute();
      await publishIn(tx, 'imports', 'uk');
      expect(heard.signals).toEqual([]);
    });

    await heard.reached(1);

    expect(heard.signals).toEqual([message('uk')]);
    expect(await db.selectFrom('catalogue_import').select('market').execute()).toEqual([
      { market: 'uk' },
    ]);
    await end();
  });

  it('never deliver what was published in a transaction that was rolled back', async () => {
    const end = await database.subscribe('undone', heard.listener);
    const transaction = database.db.transaction().execute(async (tx) => {
      await publishIn(tx, 'undone', 'never');
      throw new Error('changed my mind');
    });
    await expect(transaction).rejects.toThrow('changed my mind');

    await database.publish('undone', 'after');
    await heard.reached(1);

    expect(heard.signals).toEqual([message('after')]);
    await end();
  });

  it('are silent for a subscriber that has left, while others go on hearing', async () => {
    const staying = new SignalLog();
    const leave = await database.subscribe('left', heard.listener);
    const end = await database.subscribe('left', staying.listener);
    await leave();
    await leave();

    await database.publish('left', 'later');
    await staying.reached(1);

    expect(heard.signals).toEqual([]);
    await end();
  });

  it('can be subscribed to again after the last subscriber has left', async () => {
    const leave = await database.subscribe('again', () => undefined);
    await leave();
    const end = await database.subscribe('again', heard.listener);

    await database.publish('again', 'back');
    await heard.reached(1);

    expect(heard.signals).toEqual([message('back')]);
    await end();
  });

  it('go on when a subscriber throws', async () => {
    const ends = [
      await database.subscribe('faulty', () => {
        throw new Error('a faulty subscriber');
      }),
      await database.subscribe('faulty', heard.listener),
    ];

    await database.publish('faulty', 'heard');
    await heard.reached(1);

    expect(heard.signals).toEqual([message('heard')]);
    await Promise.all(ends.map((end) => end()));
  });

  it('refuse a name that needs quoting and a payload that is too large', async () => {
    await expect(database.subscribe('Orders; drop', heard.listener)).rejects.toMatchObject({
      code: 'invalid_channel',
    });
    await expect(database.publish('orders', '€'.repeat(2_667))).rejects.toMatchObject({
      code: 'payload_too_large',
    });
    await expect(database.publish('orders', '€'.repeat(2_666))).resolves.toBeUndefined();
  });
});

function message(payload: string): ChannelSignal {
  return { kind: 'message', payload };
}
