import type { Account, AccountProfileInput } from '../../schemas/types/http/accounts.ts';
import type { CheckoutField, CheckoutValues } from '../../core/checkout/contact-rules.ts';
import { type MarketingMode, mayWrite } from '../../core/checkout/marketing-consent.ts';

/** What of the form goes into a profile. */
export interface ProfileFacts {
  readonly values: CheckoutValues;
  readonly marketingOptIn: boolean;
  readonly marketingOptOut: boolean;
  readonly marketingMode: MarketingMode;
}

const contactOf = ({ values }: ProfileFacts): AccountProfileInput => {
  const { firstName, lastName, name, phone } = values;
  return {
    ...(firstName === undefined ? { name: name ?? '' } : { firstName, lastName: lastName ?? '' }),
    ...(phone === undefined ? {} : { phone }),
  };
};

/** The profile of who has just made an account at checkout: name, phone and marketing choice [CHK-74]. */
export const newProfile = (facts: ProfileFacts): AccountProfileInput => ({
  ...contactOf(facts),
  marketing: {
    all: mayWrite(facts.marketingMode, {
      optIn: facts.marketingOptIn,
      optOut: facts.marketingOptOut,
    }),
  },
});

const compared: readonly CheckoutField[] = ['name', 'firstName', 'lastName', 'phone'];

/**
 * What a signed-in customer changed of their profile at checkout; undefined when nothing [CHK-82]. A tick changes the
 * marketing choice; a box that was left alone does not.
 */
export const changedProfile = (
  account: Account | undefined,
  known: CheckoutValues,
  facts: ProfileFacts,
): AccountProfileInput | undefined => {
  if (!account) return undefined;
  const { marketingMode, marketingOptIn, marketingOptOut, values } = facts;
  const isContactNew = compared.some(
    (field) => values[field] !== undefined && values[field] !== (known[field] ?? ''),
  );
  const isTicked = marketingMode === 'opt-in' ? marketingOptIn : marketingOptOut;
  const all = isTicked ? marketingMode === 'opt-in' : undefined;
  const has = (account.marketingEmail ?? false) && (account.marketingSMS ?? false);
  const isMarketingNew = all !== undefined && all !== has;
  if (!isContactNew && !isMarketingNew) return undefined;
  return {
    ...(isContactNew ? contactOf(facts) : {}),
    ...(isMarketingNew ? { marketing: { all } } : {}),
  };
};
