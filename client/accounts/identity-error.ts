import { HttpError } from '../kernel/http-client.ts';
import { AccountRefusal } from './accounts-api.ts';

/**
 * Names of the identity service's errors that something follows from [ACC-29, ACC-30, ACC-31, ACC-32, ACC-33, ACC-34,
 * ACC-35].
 */
export type IdentityErrorName =
  | 'CodeMismatchException'
  | 'CommonPasswordException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'TooManyRequestsException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** Name and message of an error of the identity service or of the account calls. */
export interface IdentityError {
  readonly name: string;
  readonly message: string;
}

const textIn = (json: unknown, key: 'name' | 'message'): string | undefined => {
  if (typeof json !== 'object' || json === null) return undefined;
  const value: unknown = (json as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? value : undefined;
};

/** What an error says; an empty name for one that is not the service's. */
export const identityErrorOf = (error: unknown): IdentityError => {
  if (error instanceof AccountRefusal) return { name: error.name, message: error.message };
  if (error instanceof HttpError) {
    const message = textIn(error.json, 'message') ?? error.message;
    return { name: textIn(error.json, 'name') ?? '', message };
  }
  return { name: '', message: error instanceof Error ? error.message : '' };
};

const goneMessages = [
  'No current user',
  'not authenticated',
  'JWT not returned by isAuthenticated',
];

/** The session is over, or its user is gone: the customer is logged out [ACC-34, ACC-35, ACC-36, CHK-84]. */
export const endsSession = (error: unknown): boolean => {
  if (error instanceof HttpError && error.status === 401) return true;
  const { name, message } = identityErrorOf(error);
  return (
    name === 'NotAuthorizedException' ||
    name === 'UserNotFoundException' ||
    goneMessages.includes(message) ||
    /user does not exist/i.test(message)
  );
};
