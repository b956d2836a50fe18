import { ownReturnFields } from '../../core/payments/return-addresses.ts';

/** Fields that HiPay makes no signature of. */
const unsigned = ['hash', 'response'];

/**
 * The signatures that HiPay may have put on a return address. Its documents have the merchant's own fields left out, and
 * the program beside them leaves them in: either is made with the passphrase, which nobody else has.
 * @param returned the query as it came
 */
export function returnSignatures(
  returned: URLSearchParams,
  digest: (text: string) => string,
  passphrase: string,
): readonly string[] {
  const fields = [...new Map(returned)]
    .filter(([name, value]) => !unsigned.includes(name) && value !== '')
    .toSorted(([first], [other]) => (first < other ? -1 : 1));
  const signatureOf = (signed: typeof fields): string =>
    digest(signed.map(([name, value]) => name + value + passphrase).join(''));
  return [
    signatureOf(fields.filter(([name]) => !ownReturnFields.includes(name))),
    signatureOf(fields),
  ];
}
