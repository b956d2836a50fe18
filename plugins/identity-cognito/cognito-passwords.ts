import type {
  KeepOutcome,
  KeptPassword,
  KeptVerdict,
  KnownPerson,
  PasswordKeeper,
} from '../../core/accounts/password-keeper.ts';
import type { PluginLog } from '../../core/server-half/plugin-server.ts';
import { type CognitoApi, CognitoRefusal } from './cognito-api.ts';

/** Refusals of a password that is not right; the last is for an address that nobody has. */
const wrong = ['NotAuthorizedException', 'InvalidPasswordException', 'UserNotFoundException'];

/** Refusals of a user who sets a password by a code first; of one who never showed that the address is theirs, too. */
const toBeSet = ['PasswordResetRequiredException', 'UserNotConfirmedException'];

const isRefusal = (error: unknown, reason: string): boolean =>
  error instanceof CognitoRefusal && error.reason === reason;

/** Keeps the passwords of a market in a user pool. */
export class CognitoPasswords implements PasswordKeeper {
  readonly #api: CognitoApi;
  readonly #log: Pick<PluginLog, 'warn'>;

  constructor(api: CognitoApi, log: Pick<PluginLog, 'warn'>) {
    this.#api = api;
    this.#log = log;
  }

  async find(email: string): Promise<KnownPerson | undefined> {
    const known = await this.#api.attributesOf(email);
    return known && { isVerified: known['email_verified'] === 'true' };
  }

  async check(email: string, password: string): Promise<KeptVerdict> {
    // The API takes no empty one.
    if (password === '') return { is: 'wrong' };
    try {
      const besides = await this.#api.tryPassword(email, password);
      if (besides === 'NEW_PASSWORD_REQUIRED') return { is: 'to-be-set' };
      if (besides !== undefined) {
        this.#log.warn({ challenge: besides }, 'the user pool asks for what the shop does not ask');
        return { is: 'wrong' };
      }
    } catch (error) {
      if (!(error instanceof CognitoRefusal)) throw error;
      if (wrong.includes(error.reason)) return { is: 'wrong' };
      if (toBeSet.includes(error.reason)) return { is: 'to-be-set' };
      throw error;
    }
    const person = await this.find(email);
    return person ? { is: 'right', ...person } : { is: 'wrong' };
  }

  async keep({ email, password, isVerified, isNew }: KeptPassword): Promise<KeepOutcome> {
    const isMade = isNew && (await this.#api.create(email, isVerified));
    if (isNew && !isMade) return 'taken';
    try {
      await this.#set(email, password, isVerified);
    } catch (error) {
      if (!isRefusal(error, 'InvalidPasswordException')) throw error;
      // Nobody is to be there without a password that they know.
      if (isMade) await this.#api.remove(email);
      return 'refused';
    }
    if (!isMade && isVerified) await this.#api.verify(email);
    return 'kept';
  }

  /** Sets a password, also of somebody whom the pool does not know. */
  async #set(email: string, password: string, isVerified: boolean): Promise<void> {
    try {
      await this.#api.setPassword(email, password);
    } catch (error) {
      if (!isRefusal(error, 'UserNotFoundException')) throw error;
      await this.#api.create(email, isVerified);
      await this.#api.setPassword(email, password);
    }
  }
}
