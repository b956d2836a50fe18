import { describe, expect, it } from 'vitest';
import { walletProblems } from '../../../client/payments/wallet-contacts.ts';
import type { WalletContact } from '../../../core/payments/wallet.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';

const ada: WalletContact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  email: 'ada@example.com',
  phone: '020 7946 0123',
  addressLine1: '12 Lavender Hill',
  postalCode: 'SW11 1AA',
  country: 'GB',
};
const nobody: WalletContact = {
  givenName: '',
  familyName: '',
  email: '',
  phone: '',
  addressLine1: ' ',
  postalCode: '',
  country: '',
};

const problemsOf = async (
  contacts: { readonly billing?: WalletContact; readonly shipping?: WalletContact },
  disposition: Disposition = 'delivery',
) => {
  const asked: string[] = [];
  const problems = await walletProblems(
    { billing: ada, shipping: ada, ...contacts },
    {
      disposition,
      isEmail: (email) => email.includes('@'),
      isPhone: (phone) => phone.startsWith('020'),
      deliversTo: async (postcode) => {
        asked.push(postcode);
        return postcode === ada.postalCode;
      },
    },
  );
  const told = problems.map(({ of, field, message }) => [of, field, message.split('.').at(-1)]);
  return { told, asked };
};

describe('the contacts of a wallet', () => {
  it('are good with everything a delivery needs [PAY-89]', async () => {
    expect((await problemsOf({})).told).toEqual([]);
  });

  it('need name, email, phone, first line and postcode for a delivery [PAY-89, PAY-91, PAY-93, PAY-94, PAY-95]', async () => {
    const { told, asked } = await problemsOf({ shipping: nobody });
    expect(told).toEqual([
      ['shipping', 'postcode', 'postcode'],
      ['shipping', 'name', 'fullName'],
      ['shipping', 'email', 'email'],
      ['shipping', 'phone', 'phone'],
      ['shipping', 'address', 'firstLine'],
    ]);
    expect(asked).toEqual([]);
    expect((await problemsOf({ shipping: { ...ada, familyName: ' ' } })).told).toEqual([
      ['shipping', 'name', 'fullName'],
    ]);
  });

  it('must lie where the chosen hut delivers [PAY-92]', async () => {
    const { told, asked } = await problemsOf({ shipping: { ...ada, postalCode: 'N1 1AA' } });
    expect(asked).toEqual(['N1 1AA']);
    expect(told).toEqual([['shipping', 'postcode', 'postcode']]);
  });

  it.each(['collection', 'dinein'] as const)(
    'need only name, email and phone for a %s [PAY-97]',
    async (disposition) => {
      const { told, asked } = await problemsOf({ shipping: nobody }, disposition);
      expect(told.map(([, field]) => field)).toEqual(['name', 'email', 'phone']);
      expect(asked).toEqual([]);
    },
  );

  it('name every part of billing that is missing [PAY-90, PAY-96]', async () => {
    const { told } = await problemsOf({ billing: nobody });
    expect(told).toEqual([
      ['billing', 'name', 'billingName'],
      ['billing', 'country', 'billingCountry'],
      ['billing', 'address', 'billingAddress'],
      ['billing', 'postcode', 'billingPostcode'],
    ]);
    expect((await problemsOf({ billing: { ...ada, familyName: '' } })).told).toHaveLength(1);
  });
});
