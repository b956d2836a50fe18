import type { Environment } from '../../client/kernel/environment.ts';
import {
  readThemeChoice,
  themeAttribute,
  type ThemeChoice,
  themeKey,
} from '../../core/theme/theme-choice.ts';

type Ports = Pick<Environment, 'market' | 'report' | 'storage'>;

const keyOf = ({ market }: Ports): string => market.manifest.storage.persistKeyPrefix + themeKey;

/** The choice that is in force on this page. */
export const themeInForce = (): ThemeChoice =>
  readThemeChoice(document.documentElement.getAttribute(themeAttribute));

/** Puts a choice into force, the colour of the browser's bar included, as the page's own script does before the first paint. */
const enforce = (choice: ThemeChoice): void => {
  const page = document.documentElement;
  if (choice === 'system') page.removeAttribute(themeAttribute);
  else page.setAttribute(themeAttribute, choice);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = '' } = bar.dataset;
    const byHand = scheme === choice ? 'all' : 'not all';
    bar.media = choice === 'system' ? `(prefers-color-scheme: ${scheme})` : byHand;
  }
};

/** Puts a choice into force here and in the other tabs, and keeps it on the device [SHP-42]. */
export const chooseTheme = (choice: ThemeChoice, ports: Ports): void => {
  enforce(choice);
  try {
    if (choice === 'system') ports.storage.remove(keyOf(ports));
    else ports.storage.write(keyOf(ports), choice);
  } catch (error) {
    ports.report('warning', 'The chosen theme could not be kept', { error });
  }
};

/** Takes over what is chosen in other tabs, also while this page waited in the browser's history. */
export const followTheme = (ports: Ports): void => {
  const key = keyOf(ports);
  ports.storage.onChange((changed, value) => {
    if (changed === key) enforce(readThemeChoice(value));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) enforce(readThemeChoice(ports.storage.read(key)));
  });
};
