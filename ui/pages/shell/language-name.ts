/** Name of a locale's language in that language, as `Français`. */
export const languageName = (locale: string): string => {
  const language = new Intl.Locale(locale).language;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
