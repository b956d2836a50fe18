import type { Letter } from '../../core/accounts/mailer.ts';
import { textsOf } from '../markets/market-words.ts';
import type { AccountMarket } from './account-context.ts';

/** A code for a new password, a code that makes an account, or that there is an account already. */
type LetterKind = 'reset' | 'signUp' | 'known';

interface Addressee {
  readonly email: string;
  readonly language: string | null;
  readonly code?: string;
}

const filledIn = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values.get(name) ?? '');

/** A text as a header of a letter may hold it: a second line would be a header of its own. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A letter of a market, in the language of whom it goes to. */
export function letterOf(
  { running, manifest }: AccountMarket,
  kind: LetterKind,
  { email, language, code = '' }: Addressee,
): Letter {
  const words = running.words(language ?? '') ?? running.words(running.locales[0] ?? '') ?? {};
  const texts = textsOf(words);
  const values = new Map([
    ['code', code],
    ['name', manifest.name],
  ]);
  const text = (key: string) => filledIn(texts.get(`accounts.mail.${key}`) ?? '', values);
  return {
    market: running.id,
    recipient: email,
    subject: onOneLine(text(`${kind}Subject`)),
    body: text(`${kind}Body`),
  };
}
