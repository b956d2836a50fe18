import assert from 'node:assert/strict';
import type { SignIn } from '../../core/accounts/sign-in.ts';
import { isSitePath } from '../../core/shell/allowed-address.ts';
import type { Suite } from '../suite.ts';

const bases = ['/account', '/my/account'];
const addressOf = (path: string): URL => new URL(path, 'https://zz.localhost');
const formOf = (path: string): string | null => addressOf(path).searchParams.get('form');

/** What every way to sign in has to do. */
export const signInSuite: Suite<SignIn> = ({ make }) => [
  {
    title:
      'leads who has to sign in to a place of the site below the base it is given [ACC-12, SEC-25]',
    run: () => {
      const signIn = make();
      for (const base of bases) {
        const entry = signIn.entry(base);
        assert.ok(isSitePath(entry), entry);
        assert.ok(addressOf(entry).pathname.startsWith(`${base}/`), entry);
      }
    },
  },
  {
    title: 'leads to none of the pages that only show to who is signed in, or that sign out',
    run: () => {
      const signIn = make();
      for (const base of bases) {
        const entry = signIn.entry(base);
        const path = addressOf(entry).pathname.slice(base.length);
        assert.ok(!['/edit', '/edit/', '/logout', '/logout/'].includes(path), entry);
        if (path === '/') assert.ok(signIn.forms.includes(formOf(entry) ?? ''), entry);
      }
    },
  },
  {
    title:
      'has each of its forms once, and none under the name of the details that every market asks for',
    run: () => {
      const { forms } = make();
      assert.equal(new Set(forms).size, forms.length);
      assert.ok(!forms.includes('additionalDetails'));
      for (const form of forms) assert.match(form, /^[A-Za-z][A-Za-z0-9-]*$/);
    },
  },
  {
    title: 'is the same way for every visitor [SEC-22]',
    run: () => {
      const [one, other] = [make(), make()];
      assert.deepEqual([...one.forms], [...other.forms]);
      assert.equal(one.entry('/account'), other.entry('/account'));
    },
  },
];
