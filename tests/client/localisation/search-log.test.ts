import { expect, it } from 'vitest';
import { searchLog } from '../../../client/localisation/search-log.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

it('logs the text of a search once typing paused for a second [LOC-68]', async () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const outside = testEnvironment(await testMarket('uk', []), {
    wait: (milliseconds) =>
      new Promise<void>((end) => {
        waits.push({ milliseconds, end });
      }),
  });
  const log = searchLog(outside);
  log.call('le');
  log.call('leeds ');
  for (const { end } of waits) end();
  await Promise.resolve();
  await Promise.resolve();
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1000, 1000]);
  expect(outside.events).toEqual([{ type: 'collection-search', data: { text: 'leeds' } }]);
  log.call('  ');
  waits.at(-1)?.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(outside.events).toHaveLength(1);
});
