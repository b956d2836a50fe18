import type { Page } from '@playwright/test';
import { newCustomer } from '../accounts/customers.ts';
import { register } from '../accounts/phones.ts';

/** The markets that have accounts. */
export type MemberMarket = 'uk' | 'in' | 'ca';

/** Somebody of the market who is signed in: state of an arrival. */
export const signIn = async (page: Page, market: MemberMarket): Promise<object> => {
  if (market === 'in') {
    await register(page);
    return {};
  }
  const phone = market === 'uk' ? '020 7946 0177' : '416 555 0177';
  return (await newCustomer(market, { firstName: 'Ada', lastName: 'Byron', phone })).state;
};

/** What a customer of each market types of their address. */
export const typedAddress: Readonly<Record<MemberMarket, Readonly<Record<string, string>>>> = {
  uk: { 'Address line 1': '12 Lavender Hill', 'Town or city': 'London' },
  in: { 'Flat, floor or building': '4B, Lake View' },
  ca: { 'Street address': '290 Queen Street West' },
};
