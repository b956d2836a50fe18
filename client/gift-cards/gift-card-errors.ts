import { HttpError } from '../kernel/http-client.ts';

/** Code of a failure that carries none [GFT-43, PAY-139]. */
export const unhandledError = 'UNHANDLED_ERROR';

/** Code of a check that was made too often: nothing is answered for a while [SEC-20]. */
const tooMany = 'TOO_MANY_REQUESTS';

/** The error code in a refused check [GFT-33, GFT-43]. */
export const giftCardErrorCode = (error: unknown): string => {
  if (error instanceof HttpError && error.status === 429) return tooMany;
  const json = error instanceof HttpError ? error.json : undefined;
  const ground =
    typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  const code =
    typeof ground === 'object' && ground !== null && 'errorCode' in ground
      ? ground.errorCode
      : undefined;
  return typeof code === 'string' && code !== '' ? code : unhandledError;
};

/** Ends of the wording keys of what an error screen says. */
export interface GiftCardErrorWords {
  readonly title: 'server' | 'invalid' | 'inactive' | 'generic';
  readonly message:
    | 'server'
    | 'invalid'
    | 'inactive'
    | 'used'
    | 'expired'
    | 'deactivated'
    | 'tooMany'
    | 'generic';
}

const words: Readonly<Record<string, GiftCardErrorWords>> = {
  INTERNAL_SERVER_ERROR: { title: 'server', message: 'server' },
  UNRECOGNIZED_ERROR: { title: 'server', message: 'server' },
  INVALID_CARD: { title: 'invalid', message: 'invalid' },
  INACTIVE_CARD: { title: 'inactive', message: 'inactive' },
  CARD_ALREADY_USED: { title: 'generic', message: 'used' },
  EXPIRED_CARD: { title: 'generic', message: 'expired' },
  [tooMany]: { title: 'generic', message: 'tooMany' },
  CARD_DEACTIVATED: { title: 'generic', message: 'deactivated' },
};

/**
 * What is said of an error code; any other code has the generic words [GFT-36, GFT-37, GFT-38, GFT-39, GFT-40, GFT-41,
 * GFT-42, GFT-43].
 */
export const giftCardErrorWords = (code: string): GiftCardErrorWords =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? {
    title: 'generic',
    message: 'generic',
  };
