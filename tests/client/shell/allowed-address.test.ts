import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import deal from '../../../schemas/catalogue/deal.schema.json' with { type: 'json' };
import site from '../../../schemas/manifest/site.schema.json' with { type: 'json' };
import { cameFrom } from '../../../client/accounts/account-pages.ts';
import { readKeptVisit } from '../../../core/accounts/hosted-ui.ts';
import { readDeepLink } from '../../../client/localisation/deep-link.ts';
import { returnAddress } from '../../../client/localisation/map-link.ts';
import { isSitePath, originOf } from '../../../core/shell/allowed-address.ts';
import { parseMarkdown } from '../../../client/shell/markdown.ts';
import { askedLocation } from '../../../ui/pages/shell/asked-location.ts';

const own = ['/', '/huts/', '/order/deal/?id=a&next=//b', '/huts/uk-1/1101#map', '/?form=login'];

/** What is written like a path of this site and leads elsewhere, or does so a step later. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/.//evil.example/',
  '/%2e//evil.example/',
  '/x/..//evil.example/',
  '/@evil.example//',
  'javascript:alert(1)',
  'evil.example',
  '',
];

const linkOf = (address: string) =>
  readDeepLink(new URLSearchParams({ pathAfterLocalise: address }))?.target?.pathname;
const keptOf = (from: unknown) =>
  readKeptVisit(JSON.stringify({ provider: 'google', state: 's', verifier: 'v', from }))?.from;

describe('an address that came from outside', () => {
  it.each(own)('leads on where it is a page of this site: %j [SEC-25]', (address) => {
    expect(isSitePath(address)).toBe(true);
    expect(cameFrom({ from: address })).toBe(address);
    expect(returnAddress({ returnTo: address })).toBe(address);
    expect(keptOf(address)).toBe(address);
    expect(linkOf(address)).toBe(address);
    expect(askedLocation({ asked: { pathname: address } })?.pathname).toBe(address);
  });

  it.each(elsewhere)('leads nowhere from history, storage and query: %j [SEC-25]', (address) => {
    expect(isSitePath(address)).toBe(false);
    expect(cameFrom({ from: address })).toBe('/');
    expect(returnAddress({ returnTo: address })).toBe('/');
    expect(keptOf(address)).toBeUndefined();
    expect(linkOf(address)).toBeUndefined();
    expect(askedLocation({ asked: { pathname: address } })).toBeUndefined();
  });

  it.each(elsewhere.slice(1))('makes no link of a content page: %j [SEC-25]', (address) => {
    const [block] = parseMarkdown(`[x](${address})`);
    expect(JSON.stringify(block)).not.toContain('"href"');
  });

  it('is judged alike by the schemas of manifests and deals [SEC-25]', () => {
    expect(deal.properties.dealLink.pattern).toBe(site.definitions.SitePath.pattern);
    const fits = new Ajv({ strict: false }).compile(site.definitions.SitePath);
    for (const address of own) expect(fits(address)).toBe(true);
    for (const address of elsewhere) expect(fits(address)).toBe(false);
  });
});

describe('an origin', () => {
  it.each([
    ['https://pay.example.com/form?x=1', 'https://pay.example.com'],
    ['https://pay.example.com:443', 'https://pay.example.com'],
    ['https://pay.example.com:8443/', 'https://pay.example.com:8443'],
    ['http://uk.localhost:3000/sandbox/', 'http://uk.localhost:3000'],
  ])('has scheme, host and port: %s [SEC-25]', (address, origin) => {
    expect(originOf(address)).toBe(origin);
  });

  it.each([
    '//pay.example.com/',
    'https:/pay.example.com/',
    'https:\\\\pay.example.com/',
    'https://pay.example.com\\@evil.example/',
    'https://me@pay.example.com/',
    'https://pay.example.com /',
    'https://pay.example.com/\t',
    'https://pay.example.com:99999/',
    'ftp://pay.example.com/',
    'javascript:alert(1)',
  ])('is not told of what does not say plainly where it leads: %s [SEC-25]', (address) => {
    expect(originOf(address)).toBeUndefined();
  });

  it('of a link of the footer is one over https without a user [SEC-25]', () => {
    const fits = new Ajv({ strict: false }).compile(site.definitions.WebAddress);
    expect(fits('https://book.example.com/fornello?a=b#c')).toBe(true);
    for (const address of ['http://a.example', 'https://a@b.example', 'https://a.example\\b']) {
      expect(fits(address)).toBe(false);
    }
  });
});
