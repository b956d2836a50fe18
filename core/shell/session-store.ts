import { types } from 'mobx-state-tree';
import { environmentOf } from './environment.ts';

/**
 * What belongs to the visitor and not to a hut or an order: the language, and a deal that waits for
 * localisation. Language outlives the session's end [SHL-48].
 */
export const SessionStore = types
  .model('Session', {
    selectedLanguage: types.maybe(types.string),
    languageChangedManually: false,
  })
  .volatile(() => ({
    /** The visitor asked to change the hut, so the home page stays open [LOC-50]. */
    isChangingHut: false,
    /** Grows each time a promotion is chosen before a hut is known: the address field then takes the focus [SHL-44]. */
    promoRequests: 0,
  }))
  .views((self) => ({
    /** Locale to show: the chosen one where the market has it, else the market's first [SHL-03]. */
    get language(): string {
      const { locales } = environmentOf(self).market.manifest;
      const chosen = locales.find((locale) => locale === self.selectedLanguage);
      return chosen ?? locales[0] ?? '';
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
      /** A hut or an address parameter brings a language; a pick of the visitor's own is kept [SHL-22, SHL-34]. */
      adoptLanguage(locale: string | undefined) {
        if (locale === undefined || self.languageChangedManually || !supports(locale)) return;
        self.selectedLanguage = locale;
      },
      startChangingHut() {
        self.isChangingHut = true;
      },
      stopChangingHut() {
        self.isChangingHut = false;
      },
      /** Asks the localisation widget for the visitor's attention [SHL-44]. */
      requestAddressForPromo() {
        self.promoRequests += 1;
      },
    };
  });
