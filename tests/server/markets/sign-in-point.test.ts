import { expect, it } from 'vitest';
import { extensionPoints } from '../../../core/extension-points.ts';
import { MarketsFolder } from './markets-folder.ts';

type Entries = readonly { readonly id: string }[];

it('sign-in is a point of one way, with a contract; a market without a plugin for it has no accounts to sign in to', async () => {
  const { cardinality, conflict, mayBeEmpty, purpose, calls } = extensionPoints['sign-in'];
  expect([cardinality, conflict, mayBeEmpty]).toEqual(['one', 'refuse', true]);
  expect(purpose).toMatch(/without one has no accounts to sign in to/);
  expect(Object.keys(calls)).toEqual(['forms', 'entry']);
  const ways = (await new MarketsFolder().load()).map(({ id, market }) => [
    id,
    market.extensions.all('sign-in').map(({ forms, entry }) => [forms, entry('/account')]),
  ]);
  const byEmail = [[['login', 'signUp', 'forgotPassword'], '/account/?form=login']];
  expect(Object.fromEntries(ways)).toMatchObject({ ca: byEmail, fr: [], uk: byEmail });
});

it('a way to sign in that the manifest names otherwise than its plugin stops the start', async () => {
  const folder = new MarketsFolder();
  folder.change('uk/manifest.json', (manifest) => ({
    ...manifest,
    account: { ...(manifest['account'] as object), method: 'email-pasword' },
  }));
  const pointer = '/account/method';
  const expected = expect.stringContaining('email-password');
  expect(await folder.problems()).toMatchObject([
    { file: 'markets/uk/manifest.json', pointer, expected, found: '"email-pasword"' },
  ]);
});

it('a market whose manifest says that nobody signs in, and names a plugin for it, does not start', async () => {
  const folder = new MarketsFolder();
  folder.change('fr/manifest.json', (manifest) => ({
    ...manifest,
    plugins: [...(manifest['plugins'] as Entries), { id: 'email-sign-in' }],
  }));
  expect(await folder.problems()).toMatchObject([{ pointer: '/account/method', found: '"none"' }]);
});
