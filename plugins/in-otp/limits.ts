import type { Guess, PluginCall } from '../../core/server-half/plugin-route.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { OtpOptions } from './otp-options.ts';

/** The plugin's handle. */
export type OtpServer = PluginServer<OtpOptions>;

type Rules = Pick<OtpServer, 'manifest'>;

const hourMs = 3_600_000;

/** Wrong codes after which a token is good no more [OTP-28]. */
export const mostWrongCodes = 5;

/**
 * Counts a call by network address, and by phone number where it is about one [SEC-06].
 * @param step which of the calls, each of which is counted by itself
 * @throws 429
 */
export const limitCall = (
  call: Pick<PluginCall, 'limit'>,
  { manifest }: Rules,
  step: string,
  phone?: string,
): Promise<void> => {
  const { windowMs, perAddress: most, perAccount: mostAbout } = manifest.limits.signIn;
  return call.limit({ of: step, windowMs, most, mostAbout }, phone);
};

/** Counts a message to a number that only the wider rule of a flag level takes. @throws 429 */
export const limitWideNumber = (
  call: Pick<PluginCall, 'limit'>,
  { manifest, options }: Pick<OtpServer, 'manifest' | 'options'>,
): Promise<void> =>
  call.limit(
    {
      of: 'wide numbers',
      windowMs: hourMs,
      most: manifest.limits.signIn.perAddress,
      mostAbout: options.wideNumbersPerHour,
    },
    'all',
  );

/** A call for a code: a phone number gets some within a time, and each counts. */
export const askForCode = ({ manifest }: Rules, phone: string): Guess => {
  const { codesPerWindow: most, windowMs } = manifest.identity.resetCode;
  return { ...tryWith(phone, { of: 'codes', most, windowMs }), countsAll: true };
};

/** A try with a code; of wrong ones a phone number has some within a time, whichever message they were meant for. */
export const tryWithCode = ({ manifest }: Rules, phone: string): Guess => {
  const { wrongPerWindow: most, windowMs } = manifest.identity.resetCode;
  return tryWith(phone, { of: 'wrong codes', most, windowMs });
};

const tryWith = (value: string, limit: Guess['limit']): Guess => ({
  of: 'code',
  about: { of: 'phone', value },
  ...(limit && { limit }),
});
