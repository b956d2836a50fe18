/** How a customer wants the pages: as the device wishes, or always in one scheme. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The choices in the order in which they are offered. */
export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Name, after the market's prefix, under which a device keeps a choice other than that of the system. */
export const themeKey = 'theme';

/** Attribute of the page's root with a choice other than that of the system. */
export const themeAttribute = 'data-theme';

/** A kept text as a choice; whatever is none of them leaves it to the system. */
export const readThemeChoice = (kept: string | null | undefined): ThemeChoice =>
  kept === 'light' || kept === 'dark' ? kept : 'system';
