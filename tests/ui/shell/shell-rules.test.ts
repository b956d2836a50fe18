import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FlagSettings } from '../../../schemas/types/manifest/experiments.ts';
import { products } from '../../../ui/food-art/products.ts';
import { emergencyText } from '../../../ui/pages/localisation/emergency-text.ts';
import { askedLocation } from '../../../ui/pages/shell/asked-location.ts';
import { basketLink } from '../../../ui/pages/shell/basket-link.ts';
import { externalLinks } from '../../../ui/pages/shell/external-links.ts';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import { hidesLanguages } from '../../../ui/pages/shell/hides-languages.ts';
import { languageName } from '../../../ui/pages/shell/language-name.ts';
import { redirects } from '../../../ui/pages/shell/redirects.ts';
import { promoProblem } from '../../../ui/pages/shell/promo-problem.ts';
import { testManifest } from '../../core/test-market.ts';

describe('a promotion page', () => {
  it('says in the log why it sends the visitor home [SHL-10]', () => {
    expect(promoProblem(undefined, {})).toBe(
      'Landing Page ID is undefined. Redirecting to homepage.',
    );
    expect(promoProblem('x', {})).toBe('Landing Page not found. Redirecting to homepage.');
    expect(promoProblem('toString', {})).toBe('Landing Page not found. Redirecting to homepage.');
    expect(promoProblem('x', { x: {} })).toBeUndefined();
  });

  it.each(['uk', 'fr', 'in', 'ca'] as const)(
    'has a drawing for every promotion of %s',
    (market) => {
      const { landingPages } = testManifest(market).promo;
      const undrawn = Object.values(landingPages).filter(({ image }) => !(image in products));
      expect(undrawn).toEqual([]);
    },
  );
});

describe('paths', () => {
  it.each(['huts', 'promo/:id', 'order/deals', 'order/:category', 'faqs', 'allergens'])(
    'match with and without a slash at the end: %s [SHL-13]',
    (path) => {
      const address = `/${path.replace(/:\w+/g, 'x')}`;
      expect(matchPath(`/${path}`, address)).not.toBeNull();
      expect(matchPath(`/${path}`, `${address}/`)).not.toBeNull();
    },
  );
});

describe('the location asked for', () => {
  it('is read out of history state, whatever that holds', () => {
    const asked = { pathname: '/order/pizzas/', search: '?a', hash: '#b' };
    expect(askedLocation({ asked })).toEqual(asked);
    expect(askedLocation({ asked, isDeadEnd: true })).toBeUndefined();
    for (const state of [null, undefined, 7, {}, { asked: null }, { asked: { search: 'x' } }]) {
      expect(askedLocation(state)).toBeUndefined();
    }
  });
});

describe('the basket', () => {
  it('is shown on the page itself where it has the panel, query kept, else on the deals page', () => {
    expect(basketLink({ pathname: '/order/deal/', search: '?id=x' })).toBe(
      '/order/deal/?id=x#basket',
    );
    expect(basketLink({ pathname: '/huts/', search: '' })).toBe('/order/deals/#basket');
  });
});

describe('the footer', () => {
  it('leaves out a link whose address the market does not give', () => {
    const wanted = [
      { link: 'franchise', label: 'footer.franchise' },
      { link: 'recruitment', label: 'footer.recruitment' },
    ];
    const { franchise: _gone, ...links } = testManifest('fr').links;
    expect(externalLinks(wanted, links)).toEqual([
      { href: 'https://jobs.example.com/fornello/fr', label: 'footer.recruitment' },
    ]);
  });
});

describe('the language switcher', () => {
  it('names a language in itself', () => {
    expect(languageName('fr-CA')).toBe('Français');
    expect(languageName('en-CA')).toBe('English');
  });

  it('is hidden on the card pages of the sectors that the manifest names [SHL-33]', () => {
    const { payments } = manifestOf('ca');
    expect(hidesLanguages('/order/card-details/', 'ca-1', payments)).toBe(true);
    expect(hidesLanguages('/order/card-details', 'ca-2', payments)).toBe(true);
    expect(hidesLanguages('/order/checkout/', 'ca-1', payments)).toBe(false);
    expect(hidesLanguages('/order/card-details/', 'fr-1', manifestOf('fr').payments)).toBe(false);
    const other = { oneLanguageSectors: ['fr-1'] };
    expect(hidesLanguages('/order/card-details/', 'fr-1', other)).toBe(true);
    expect(hidesLanguages('/order/card-details/', 'ca-1', other)).toBe(false);
  });
});

describe('the emergency banner', () => {
  const flags = (text?: string, on = true): FlagSettings => ({
    ...testManifest('uk').flags,
    features: { 'emergency-banner': { default: on, ...(text === undefined ? {} : { text }) } },
  });

  it('shows only a text that is not empty, and only while its flag is on [SHL-40]', () => {
    expect(emergencyText(flags('We close early.'), 'none')).toBe('We close early.');
    expect(emergencyText(flags(''), 'none')).toBeUndefined();
    expect(emergencyText(flags('  '), 'none')).toBeUndefined();
    expect(emergencyText(flags(), 'none')).toBeUndefined();
    expect(emergencyText(flags('x', false), 'none')).toBeUndefined();
  });
});

describe('older addresses', () => {
  it.each([
    ['/content/faqs', '/faqs/'],
    ['/content/faqs/', '/faqs/'],
    ['/locations', '/huts/'],
    ['/locations/', '/huts/'],
  ])('lead on: %s to %s [SHL-14]', (address, target) => {
    const [, to] = Object.entries(redirects).find(([path]) => matchPath(`/${path}`, address)) ?? [];
    expect(to).toBe(target);
  });
});
