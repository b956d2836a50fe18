import { expect, it } from 'vitest';
import {
  isPublicAddress,
  isPublicUrl,
  lookUpPublic,
} from '../../../server/letters/public-address.ts';

it('only addresses that everybody can reach are public [SHP-32]', () => {
  for (const address of ['8.8.8.8', '142.250.180.10', '2a00:1450:4009:820::200a']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  const own = ['0.0.0.0', '10.0.0.1', '100.64.1.1', '127.0.0.1', '169.254.169.254', '172.31.0.1'];
  const more = ['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'push.example.com'];
  const sixth = ['::', '::1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fe80::1', 'ff02::1'];
  for (const address of [...own, ...more, ...sixth, '2001:db8::1', '2002:7f00:1::1', '2001::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  }
});

it('an address names a host in public by https on its usual port [SHP-32]', () => {
  expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(isPublicUrl('https://updates.push.services.mozilla.com:443/wpush/v2/x')).toBe(true);
  expect(isPublicUrl('https://0x7f.1/')).toBe(false);
  expect(isPublicUrl('https://fcm.googleapis.com:444/')).toBe(false);
});

it('a name that leads to this machine is not connected to [SHP-32]', async () => {
  for (const all of [true, false]) {
    const failure = await new Promise((resolve) => {
      lookUpPublic('localhost', { all }, (error) => resolve(error?.message));
    });
    expect(failure).toBe('localhost leads to no public address.');
  }
});
