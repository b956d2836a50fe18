import assert from 'node:assert/strict';
import { type AddressSource, addressSourceCalls } from '../../core/address/address-source.ts';
import type { Check, Suite } from '../suite.ts';

export interface AddressSourceSamples {
  /** A postcode with addresses, in capitals without spaces. */
  readonly postcode: string;
  /** A postcode of the right form that has none. */
  readonly withoutAddresses: string;
  /** What must not stand in errors, such as a key. */
  readonly secret?: string;
  /** Has the service fail, until the answer is called; left out where nobody outside is asked. */
  readonly breakDown?: () => () => void;
}

/** What every source of addresses has to do. */
export const addressSourceSuite: Suite<AddressSource, AddressSourceSamples> = (
  { make },
  { postcode, withoutAddresses, secret, breakDown },
): readonly Check[] => [
  {
    title: 'answers the addresses of a postcode, as often as it is asked [SHP-18]',
    run: async () => {
      const addresses = await make().addressesAt(postcode);
      assert.ok(addresses.length > 0);
      assert.ok(addressSourceCalls.addressesAt?.fits?.(addresses));
      assert.deepEqual(await make().addressesAt(postcode), addresses);
    },
  },
  {
    title: 'gives each address lines that are not empty, and no two the same',
    run: async () => {
      const addresses = await make().addressesAt(postcode);
      const lines = addresses.map((address) => address.lines);
      assert.ok(lines.flat().every((line) => line.trim() === line && line !== ''));
      assert.equal(new Set(lines.map((each) => each.join('\n'))).size, lines.length);
    },
  },
  {
    title: 'has none for a postcode without any',
    run: async () => assert.deepEqual(await make().addressesAt(withoutAddresses), []),
  },
  {
    title: 'fails where its service does, without telling key or postcode',
    run: async () => {
      const repair = breakDown?.();
      if (!repair) return;
      try {
        await assert.rejects(make().addressesAt(postcode), (error) => {
          const told = String(error);
          assert.ok(!told.includes(postcode), 'the postcode is in the error');
          assert.ok(secret === undefined || !told.includes(secret), 'the key is in the error');
          return true;
        });
      } finally {
        repair();
      }
    },
  },
];
