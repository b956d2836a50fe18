import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** What the sign-in widget depends on. */
export interface WidgetFacts {
  readonly manifest: Pick<Manifest, 'account' | 'flags'>;
  readonly flagLevel: string;
  /** Whether the market has a way to sign in. */
  readonly hasSignIn: boolean;
  readonly isLoggedIn: boolean;
  /** Path of the page, some of which suppress the widget. */
  readonly path: string;
}

/**
 * What the widget shows: a greeting, with a link unless account details are off, or the ways to sign in. Labels are
 * parts of wording keys.
 */
export type SignInWidget =
  | { readonly kind: 'greeting'; readonly to: string | undefined }
  | {
      readonly kind: 'links';
      readonly links: readonly {
        readonly label: 'signIn' | 'register' | 'legacySignIn';
        readonly to: string;
      }[];
    };

/** Paths of the header's older variant [SHL-31, ACC-13]. */
const legacyPaths = {
  details: '/accounts',
  register: '/accounts/register',
  signIn: '/accounts/signin',
} as const;

/** The sign-in widget of the header; undefined where there is none [SHL-27, SHL-29, SHL-30, SHL-31]. */
export const signInWidget = ({
  manifest: { account, flags },
  flagLevel,
  hasSignIn,
  isLoggedIn,
  path,
}: WidgetFacts): SignInWidget | undefined => {
  const isOn = (flag: string) => isFeatureOn(flags, flag, flagLevel);
  if (!hasSignIn || !isOn('accounts-enabled')) return undefined;
  if (account.widgetHiddenOn.some((start) => path.startsWith(start))) return undefined;
  if (isLoggedIn) {
    const details = account.legacyHeader
      ? legacyPaths.details
      : (account.loggedInTarget ?? `${account.base}/edit`);
    return { kind: 'greeting', to: isOn('account-details-enabled') ? details : undefined };
  }
  if (isOn('suppress-new-user-sign-in')) return undefined;
  if (account.legacyHeader) {
    const { register, signIn } = legacyPaths;
    const links = [
      { label: 'register', to: register },
      { label: 'legacySignIn', to: signIn },
    ] as const;
    return { kind: 'links', links };
  }
  const to = isOn('passwordless-login') ? account.passwordlessTarget : account.signInTarget;
  return { kind: 'links', links: [{ label: 'signIn', to }] };
};

/** Longest name of the short greeting. */
const shortName = 8;

/** A name as narrow screens show it: cut after its eighth character [SHL-28]. */
export const shortened = (name: string): string => {
  const characters = Array.from(name);
  return characters.length > shortName ? `${characters.slice(0, shortName).join('')}…` : name;
};
