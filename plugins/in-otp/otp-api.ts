import type { OtpSettings } from '../../schemas/types/manifest/accounts.ts';
import {
  type CodeChecked,
  type CodeSent,
  customerPath,
  type LoginAnswer,
  otpPath,
  type RegisterAnswer,
  type Registration,
} from './otp-calls.ts';

/** Sends and checks codes, and signs customers in by them. Methods throw `HttpError`, or an `Error` when no answer came. */
export interface OtpApi {
  /** Has a code sent to a phone number [OTP-26]. */
  generate(phone: string): Promise<CodeSent>;
  /** Gives the code of the message that a token is about [OTP-28]. */
  verify(code: string, token: string): Promise<CodeChecked>;
  /** Signs in with a verified token [OTP-30]. */
  login(sector: string, verifiedToken: string): Promise<LoginAnswer>;
  /** Makes the account of a verified phone number [OTP-29]. */
  register(verifiedToken: string, registration: Registration): Promise<RegisterAnswer>;
}

/** A call as it is posted. */
export interface PostCall {
  readonly path: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the calls are made. */
interface ApiFacts {
  readonly post: <Answer>(call: PostCall) => Promise<Answer>;
  readonly settings: Pick<OtpSettings, 'apiBase' | 'customerApiBase'>;
  /** Headers that say of a call for a code that a person makes it; none where the market has no such check [OTP-27]. */
  readonly mark: () => Promise<Readonly<Record<string, string>>>;
}

export const createOtpApi = ({
  post,
  settings: { apiBase, customerApiBase = customerPath },
  mark,
}: ApiFacts): OtpApi => ({
  generate: async (phone) =>
    post({ path: `${apiBase}${otpPath}/generate`, body: { phone }, headers: await mark() }),
  verify: (code, token) => post({ path: `${apiBase}${otpPath}/verify`, body: { code, token } }),
  login: (sector, token) => post({ path: `${customerApiBase}/login`, body: { sector, token } }),
  register: (verifiedToken, body) =>
    post({
      path: `${customerApiBase}/register`,
      body,
      headers: { authorization: `Bearer ${verifiedToken}` },
    }),
});
