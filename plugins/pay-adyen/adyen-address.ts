/** Adyen's regions, and its test system. */
export const environments = [
  'test',
  'live',
  'live-us',
  'live-au',
  'live-apse',
  'live-in',
  'live-nea',
] as const;
export type AdyenEnvironment = (typeof environments)[number];

/** The version of Adyen's library that the form has been written for. */
export const usualVersion = '6.33.0';

/** A file of Adyen's library. */
export const libraryFile = (
  environment: AdyenEnvironment,
  version: string,
  file: 'adyen.js' | 'adyen.css',
): string =>
  `https://checkoutshopper-${environment}.cdn.adyen.com/checkoutshopper/sdk/${version}/${file}`;
