import { describe, expect, it } from 'vitest';
import {
  type DeviceDetails,
  forgetDevice,
  keepOnDevice,
  onDeviceForgotten,
  readDevice,
} from '../../../client/checkout/device-details.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';
import { testEnvironment } from '../test-environment.ts';

const openDevice = async (id: MarketId = 'uk', storage = memoryStorage()) => {
  const reports: unknown[] = [];
  let time = 1_000_000;
  const environment = testEnvironment(await testMarket(id), {
    storage,
    now: () => time,
    report: (...said) => void reports.push(said),
  });
  const key = `phdv:remembered.${id}`;
  return { environment, key, reports, storage, pass: (ms: number) => void (time += ms) };
};

const details: DeviceDetails = {
  contact: { name: 'Ada Byron', email: 'ada@example.com' },
  addresses: [{ place: 'SW11 1JB', values: { addressLine1: '12 Lavender Hill' } }],
  paymentType: 'cash',
};

describe('what a device keeps of a guest', () => {
  it('is read back as it was kept, and gone once it is forgotten [SHP-16]', async () => {
    const { environment, storage } = await openDevice();
    expect(readDevice(environment)).toBeUndefined();
    keepOnDevice(details, environment);
    expect(readDevice(environment)).toEqual(details);
    forgetDevice(environment);
    expect(readDevice(environment)).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });

  it('is that of one market: another reads its own [SHP-16]', async () => {
    const { environment, storage } = await openDevice();
    keepOnDevice(details, environment);
    const other = await openDevice('fr', storage);
    expect(readDevice(other.environment)).toBeUndefined();
    expect(readDevice(environment)).toEqual(details);
  });

  it('holds the addresses of the last places, the latest first, and the way of paying of the last order that had one [SHP-16]', async () => {
    const { environment } = await openDevice();
    for (const place of ['A', 'B', 'C', 'B', 'D', 'E']) {
      keepOnDevice({ ...details, addresses: [{ place, values: {} }] }, environment);
    }
    keepOnDevice({ contact: {}, addresses: [] }, environment);
    const kept = readDevice(environment);
    expect(kept?.addresses.map(({ place }) => place)).toEqual(['E', 'D', 'B', 'C']);
    expect([kept?.contact, kept?.paymentType]).toEqual([{}, 'cash']);
  });

  it('ends with its time, counted from the last order [SHP-16]', async () => {
    const { environment, pass, storage } = await openDevice();
    const { deviceMemoryMs } = environment.market.manifest.checkout;
    keepOnDevice(details, environment);
    pass(deviceMemoryMs - 1);
    expect(readDevice(environment)).toEqual(details);
    keepOnDevice(details, environment);
    pass(deviceMemoryMs);
    expect(readDevice(environment)).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });

  it('is dropped where it does not fit, and so is what is too long in it [SHP-16]', async () => {
    const { environment, key, reports, storage } = await openDevice();
    for (const text of ['{', '[]', '4', '{"version":2}', '{"version":1,"country":"FR"}']) {
      storage.write(key, text);
      expect(readDevice(environment)).toBeUndefined();
      expect(storage.read(key)).toBeUndefined();
    }
    expect(reports).toHaveLength(1);
    const long = { ...details.contact, name: 'A'.repeat(401) };
    keepOnDevice({ ...details, contact: long }, environment);
    expect(readDevice(environment)?.contact).toEqual({ email: 'ada@example.com' });
  });

  it('does not stop an order where the storage is full [SHP-16]', async () => {
    const full = {
      ...memoryStorage(),
      write: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { environment, reports } = await openDevice('uk', full);
    expect(keepOnDevice(details, environment)).toEqual(details);
    expect(reports).toHaveLength(1);
  });

  it('is forgotten in every tab [SHP-16]', async () => {
    let tell = (_key: string, _value: string | undefined): void => {};
    const storage = {
      ...memoryStorage(),
      onChange: (listener: typeof tell) => {
        tell = listener;
        return () => {};
      },
    };
    const { environment, key } = await openDevice('uk', storage);
    let forgotten = 0;
    onDeviceForgotten(environment, () => void (forgotten += 1));
    tell(key, 'more');
    tell('phdv:basket', undefined);
    expect(forgotten).toBe(0);
    tell(key, undefined);
    expect(forgotten).toBe(1);
  });
});
