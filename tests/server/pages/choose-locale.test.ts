import { describe, expect, it } from 'vitest';
import { chooseLocale } from '../../../server/pages/choose-locale.ts';

const locales = ['en-CA', 'fr-CA'];
const nothing = { asked: undefined, remembered: undefined, accepted: undefined };

describe('the locale of a page', () => {
  it('is the first of the market when nobody says anything, or nothing that fits', () => {
    expect(chooseLocale(locales, nothing)).toBe('en-CA');
    const others = { asked: 'de-DE', remembered: 'xx', accepted: 'de, nl;q=0.5' };
    expect(chooseLocale(locales, others)).toBe('en-CA');
  });

  it('follows the address before the cookie, and the cookie before the browser', () => {
    const wishes = { asked: 'fr-ca', remembered: 'en-CA', accepted: 'en' };
    expect(chooseLocale(locales, wishes)).toBe('fr-CA');
    expect(chooseLocale(locales, { ...wishes, asked: undefined })).toBe('en-CA');
  });

  it('follows the strongest wish of the browser, by its language where the region differs', () => {
    const accepted = (header: string) => chooseLocale(locales, { ...nothing, accepted: header });
    expect(accepted('en;q=0.4, fr-FR;q=0.9')).toBe('fr-CA');
    expect(accepted('fr;q=0, en')).toBe('en-CA');
    expect(accepted('*')).toBe('en-CA');
  });
});
