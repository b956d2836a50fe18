import { describe, expect, it } from 'vitest';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';

describe('what is kept of a password', () => {
  const { hash, isPasswordOf } = passwordHashes(4);

  it('is another one each time, and only that password fits it', async () => {
    const [one, other] = [await hash('Margherita7'), await hash('Margherita7')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('Margherita7');
    expect(await isPasswordOf('Margherita7', one)).toBe(true);
    expect(await isPasswordOf('margherita7', one)).toBe(false);
  });

  it('still fits when newer ones cost more', async () => {
    const kept = await hash('Margherita7');
    const dearer = passwordHashes(6);
    expect(await dearer.isPasswordOf('Margherita7', kept)).toBe(true);
    expect(await dearer.hash('Margherita7')).toMatch(/^scrypt\$6\$8\$3\$/);
  });

  it('is nothing that fits where there is none, or of another kind', async () => {
    expect(await isPasswordOf('', undefined)).toBe(false);
    expect(await isPasswordOf('Margherita7', 'plain$Margherita7')).toBe(false);
  });
});
