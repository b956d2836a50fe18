import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { WalletContact, WalletContacts, WalletProblem } from '../../core/payments/wallet.ts';

/** What decides about a wallet's contacts. */
export interface WalletChecks {
  readonly disposition: Disposition;
  readonly isPhone: (phone: string) => boolean;
  readonly isEmail: (email: string) => boolean;
  /** Whether the chosen hut delivers to a postcode. */
  readonly deliversTo: (postcode: string) => Promise<boolean>;
}

const isBlank = (text: string): boolean => text.trim() === '';

const shippingProblems = (
  shipping: WalletContact,
  { disposition, isEmail, isPhone }: WalletChecks,
): readonly WalletProblem[] => {
  const wrong: readonly (readonly [WalletProblem['field'], boolean, string])[] = [
    ['name', isBlank(shipping.givenName) || isBlank(shipping.familyName), 'fullName'],
    ['email', !isEmail(shipping.email), 'email'],
    ['phone', !isPhone(shipping.phone), 'phone'],
    ['address', disposition === 'delivery' && isBlank(shipping.addressLine1), 'firstLine'],
  ];
  return wrong.flatMap(([field, isWrong, key]) =>
    isWrong ? [{ of: 'shipping', field, message: `payments.wallet.${key}` } as const] : [],
  );
};

/** What billing lacks, one message a part [PAY-90, PAY-96]. */
const billingProblems = (billing: WalletContact): readonly WalletProblem[] => {
  const wrong: readonly (readonly [WalletProblem['field'], boolean, string])[] = [
    ['name', isBlank(billing.givenName) || isBlank(billing.familyName), 'billingName'],
    ['country', isBlank(billing.country), 'billingCountry'],
    ['address', isBlank(billing.addressLine1), 'billingAddress'],
    ['postcode', isBlank(billing.postalCode), 'billingPostcode'],
  ];
  return wrong.flatMap(([field, isWrong, key]) =>
    isWrong ? [{ of: 'billing', field, message: `payments.wallet.${key}` } as const] : [],
  );
};

/**
 * What is wrong with the contacts of a wallet's sheet: full name, email and phone always, the address and a postcode
 * that the chosen hut delivers to for deliveries [PAY-89, PAY-90, PAY-91, PAY-92, PAY-93, PAY-94, PAY-95, PAY-96,
 * PAY-97].
 */
export const walletProblems = async (
  { billing, shipping }: WalletContacts,
  checks: WalletChecks,
): Promise<readonly WalletProblem[]> => {
  const problems = [...shippingProblems(shipping, checks), ...billingProblems(billing)];
  if (checks.disposition !== 'delivery') return problems;
  const isGood = !isBlank(shipping.postalCode) && (await checks.deliversTo(shipping.postalCode));
  return isGood
    ? problems
    : [{ of: 'shipping', field: 'postcode', message: 'payments.wallet.postcode' }, ...problems];
};
