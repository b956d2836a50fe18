import {
  type FormatMoney,
  moneyFormatter,
  type MoneySettings,
} from '../core/money/format-money.ts';
import { useEnvironment } from './use-environment.ts';
import { useWords } from './words/words-context.tsx';

/** Formatters by settings and language: making one is slow, and every price on a page wants the same. */
const formatters = new WeakMap<MoneySettings, Map<string, FormatMoney>>();

/** The market's way to write money in the language of the page [CST-12]. */
export function useMoney(): FormatMoney {
  const { money } = useEnvironment().market.manifest;
  const { locale } = useWords();
  const byLocale = formatters.get(money) ?? new Map<string, FormatMoney>();
  const format = byLocale.get(locale) ?? moneyFormatter(money, locale);
  formatters.set(money, byLocale.set(locale, format));
  return format;
}
