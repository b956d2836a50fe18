import { types } from 'mobx-state-tree';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Authentication, IdentitySession } from '../../schemas/types/http/accounts.ts';
import { environmentOf } from '../kernel/environment.ts';

/**
 * What belongs to the visitor and not to a hut or an order: the language, who is signed in, and a deal that waits
 * for localisation. Language outlives the session's end [SHL-48].
 */
export const SessionStore = types
  .model('Session', {
    selectedLanguage: types.maybe(types.string),
    languageChangedManually: false,
    /** Account and tokens of who is signed in [LOC-04]. */
    authentication: types.frozen<Authentication | undefined>(),
    /** When the access token ends, in milliseconds since 1970. */
    tokenEndsAt: 0,
    /** What the header calls the customer [SHL-28]. */
    firstName: types.maybe(types.string),
  })
  .volatile(() => ({
    /** The visitor asked to change the hut, so the home page stays open [LOC-50]. */
    isChangingHut: false,
    /** Grows each time a promotion is chosen before a hut is known: the address field then takes the focus [SHL-44]. */
    promoRequests: 0,
    /** The disposition that a promotion or a hut's page asks the widget for [LOC-56]. */
    forcedType: undefined as Disposition | undefined,
  }))
  .views((self) => ({
    get isLoggedIn(): boolean {
      return self.authentication !== undefined;
    },
    /** Its access token ends so soon that the next call needs a fresh one [ACC-21]. */
    get isAboutToEnd(): boolean {
      const { market, now } = environmentOf(self);
      return (
        this.isLoggedIn &&
        self.tokenEndsAt - now() <= market.manifest.account.tokenRefreshThresholdMs
      );
    },
    /** Locale to show: the chosen one where the market has it, else the one the page came in. */
    get language(): string {
      const { locale, market } = environmentOf(self);
      const { locales } = market.manifest;
      return locales.find((known) => known === self.selectedLanguage) ?? locale();
    },
    /** The market's other locales, for the language switcher [SHL-32]. */
    get otherLanguages(): readonly string[] {
      return environmentOf(self).market.manifest.locales.filter(
        (locale) => locale !== this.language,
      );
    },
  }))
  .actions((self) => {
    const supports = (locale: string): boolean =>
      environmentOf(self).market.manifest.locales.includes(locale);
    return {
      /** The visitor picks a language; it then stays whatever the hut speaks [SHL-32, SHL-34]. */
      chooseLanguage(locale: string) {
        if (!supports(locale)) return;
        self.selectedLanguage = locale;
        self.languageChangedManually = true;
      },
      /** The landing address brings a language; it is no pick of the visitor's own [SHL-22]. */
      openIn(locale: string | undefined) {
        if (locale !== undefined && supports(locale)) self.selectedLanguage = locale;
      },
      /** A hut brings its language; a pick of the visitor's own is kept [SHL-34]. */
      adoptLanguage(locale: string | undefined) {
        if (locale === undefined || self.languageChangedManually || !supports(locale)) return;
        self.selectedLanguage = locale;
      },
      /** The customer is signed in with these tokens, or has new ones. */
      signIn({ authentication, expiresAt }: IdentitySession) {
        self.authentication = authentication;
        self.tokenEndsAt = expiresAt;
      },
      /** Forgets who was signed in; the server is told by the account store. */
      signOut() {
        self.authentication = undefined;
        self.tokenEndsAt = 0;
        self.firstName = undefined;
      },
      setFirstName(name: string | undefined) {
        self.firstName = name;
      },
      startChangingHut() {
        self.isChangingHut = true;
      },
      stopChangingHut() {
        self.isChangingHut = false;
      },
      /** Asks the localisation widget for the visitor's address, for one disposition when it is given [SHL-44]. */
      requestAddress(type?: Disposition) {
        self.promoRequests += 1;
        self.forcedType = type;
      },
      /** The customer chose a disposition; nothing is forced any more. */
      freeType() {
        self.forcedType = undefined;
      },
    };
  });
