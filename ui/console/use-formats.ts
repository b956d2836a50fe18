import { useMemo } from 'react';
import { useWords } from '../words/words-context.tsx';

/** The language of the console as the operator's own device writes it: its order of day and month, its marks. */
const asWrittenHere = (language: string): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

/** Kitchens and their tickets count the hours of a day through. */
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short' } as const;

/** How moments and money are written in the language of the console. */
export function useFormats(timeZone?: string) {
  const { locale: language } = useWords();
  return useMemo(() => {
    const locale = asWrittenHere(language);
    const zone = timeZone === undefined ? {} : { timeZone };
    const clock = new Intl.DateTimeFormat(locale, { ...zone, ...time });
    const moment = new Intl.DateTimeFormat(locale, { ...zone, ...day, ...time });
    const exact = new Intl.DateTimeFormat(locale, { ...zone, ...day, ...time, second: '2-digit' });
    // Trading days are dates of a calendar, wherever they are read.
    const date = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const money = new Map<string, Intl.NumberFormat>();
    return {
      clock: (at: string) => clock.format(new Date(at)),
      moment: (at: string) => moment.format(new Date(at)),
      exact: (at: string) => exact.format(new Date(at)),
      day: (on: string) => date.format(new Date(on)),
      count: (value: number) => number.format(value),
      share: (value: number) => percent.format(value),
      money: (amount: number, currency: string) => {
        const format =
          money.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
        money.set(currency, format);
        return format.format(amount);
      },
    };
  }, [language, timeZone]);
}
