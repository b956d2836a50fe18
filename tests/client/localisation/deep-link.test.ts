import { describe, expect, it } from 'vitest';
import {
  isDispositionOpen,
  readDeepLink,
  withoutDeepLink,
} from '../../../client/localisation/deep-link.ts';

const read = (search: string) => readDeepLink(new URLSearchParams(search));

describe('a deep link', () => {
  it('says where, how and when to order, and where to go then [LOC-51, LOC-52]', () => {
    expect(
      read(
        '?storeId=uk-1:1101&dispositionType=eat-in&dispositionWhen=later&deliveryAddress=SW11%201JB' +
          '&pathAfterLocalise=/order/deal/&searchAfterLocalise=id%3Dany-20',
      ),
    ).toEqual({
      hut: { sector: 'uk-1', hutId: '1101' },
      type: 'dinein',
      when: 'scheduled',
      address: 'SW11 1JB',
      isMalformed: false,
      target: { pathname: '/order/deal/', search: '?id=any-20', hash: '' },
    });
  });

  it.each(['', '?id=any-20&basketId=1'])('is none in %j [LOC-51]', (search) => {
    expect(read(search)).toBeUndefined();
  });

  it.each(['1101', 'uk-1:', ':1101', 'uk-1:1101:2'])('names no hut by %j [LOC-52]', (storeId) => {
    expect(read(`?storeId=${storeId}`)).toEqual({ isMalformed: true });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'order'])(
    'never leads to %j, which is not a page of this site',
    (path) => {
      expect(read(`?pathAfterLocalise=${encodeURIComponent(path)}`)).toEqual({
        isMalformed: true,
      });
    },
  );

  it.each(['?dispositionType=eat', '?dispositionWhen=soon'])(
    'says that %j cannot be read, and leaves it out [LOC-51]',
    (search) => {
      expect(read(search)).toEqual({ isMalformed: true });
    },
  );

  it('is taken out of the address, the rest of which stays', () => {
    expect(withoutDeepLink(new URLSearchParams('?storeId=uk-1:1101&id=any-20'))).toBe('?id=any-20');
    expect(withoutDeepLink(new URLSearchParams('?storeId=uk-1:1101'))).toBe('');
  });
});

describe('a disposition', () => {
  it('is open to the flag levels the manifest names, and to all where it names none [LOC-53, EXP-60]', () => {
    const levels = { dinein: ['canary'] };
    expect(isDispositionOpen('dinein', levels, 'canary')).toBe(true);
    expect(isDispositionOpen('dinein', levels, 'none')).toBe(false);
    expect(isDispositionOpen('delivery', levels, 'none')).toBe(true);
  });
});
