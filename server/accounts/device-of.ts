/** A browser and where it runs, by the names that customers know; undefined for what is not known. */
export interface Device {
  readonly browser: string | undefined;
  readonly platform: string | undefined;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

// Browsers name those they descend from, so that the first that fits is the one.
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const platforms: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The device of a `user-agent` header; of the header itself nothing is kept [SEC-23]. */
export const deviceOf = (userAgent = ''): Device => {
  const named = (names: Names) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  return { browser: named(browsers), platform: named(platforms) };
};
