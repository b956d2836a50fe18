import { expect, it } from 'vitest';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { leaveForRelease, type LeavingPorts } from '../../../client/shell/leave-for-release.ts';

function page(ports: Partial<LeavingPorts> = {}) {
  const done: string[] = [];
  const leave = (offered: string) =>
    leaveForRelease({
      offered: async () => offered,
      running: 'one',
      sessionStorage: memoryStorage(),
      isOrdering: () => false,
      keepTyped: () => void done.push('keep'),
      reload: () => void done.push('reload'),
      report: (level) => void done.push(level),
      ...ports,
    });
  return { done, leave };
}

it('a page keeps what is typed and leaves for another release, once for each [OPS-14]', async () => {
  const { done, leave } = page({ sessionStorage: memoryStorage() });
  expect(await leave('one\n')).toBe(false);
  expect(done).toEqual([]);
  expect(await leave('two\n')).toBe(true);
  expect(done).toEqual(['keep', 'reload']);
  expect(await leave('two')).toBe(false);
  expect(await leave('three')).toBe(true);
  expect(done).toEqual(['keep', 'reload', 'keep', 'reload']);
});

it('a page stays while an order is sent, where nothing can be kept, and without an answer [OPS-14]', async () => {
  const ordering = page({ isOrdering: () => true });
  expect(await ordering.leave('two')).toBe(false);
  expect(ordering.done).toEqual([]);
  const refused = () => {
    throw new Error('The browser keeps nothing');
  };
  const unkept = page({ keepTyped: refused });
  expect(await unkept.leave('two')).toBe(false);
  expect(unkept.done).toEqual(['warning']);
  const down = page({ offered: () => Promise.reject(new Error('down')) });
  expect(await down.leave('two')).toBe(false);
  expect(down.done).toEqual(['warning']);
});
