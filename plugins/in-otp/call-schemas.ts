import type { RouteSchema } from '../../core/server-half/plugin-route.ts';
import { longestName } from './registration-rule.ts';

/** Properties of a schema, by their names. */
type Properties = Readonly<Record<string, RouteSchema>>;

const record = (description: string, properties: Properties, optional: readonly string[] = []) => ({
  type: 'object',
  description,
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const text = (description: string, maxLength: number) => ({
  type: 'string',
  description,
  maxLength,
});

const phone = text('Phone number with a plus sign and digits only after it.', 20);
const token = text('The token that the call before has answered.', 300);
const sector = text('Sector of the market.', 20);
const marketing = record('Whether offers may be sent.', {
  all: { type: 'boolean', description: 'By every channel.' },
});

const details = {
  phone,
  firstName: text('First name.', longestName),
  lastName: text('Last name.', longestName),
  email: text('Email address.', 254),
  marketing,
};

const account = record('Who is signed in.', {
  id: text('Id of the account.', 100),
  ...details,
  shadow: { type: 'boolean', description: 'The owner of the account has yet to register.' },
  token: text('The login token.', 2000),
  session: { $ref: 'IdentitySession#' },
});

/** Bodies and answers of the calls [OTP-26, OTP-28, OTP-29, OTP-30, OTP-31]. */
export const schemas = {
  generate: record('Asks for a code.', { phone }),
  sent: record('A code is on its way.', { token }),
  verify: record('Gives the code of a message.', {
    code: text('The code.', 20),
    token,
  }),
  checked: record('What came of a code.', {
    result: { type: 'boolean', description: 'Whether the code is the one that was sent.' },
    token,
  }),
  login: record('Signs in with a verified token.', { sector, token }),
  loggedIn: record(
    'Who is signed in; no data for a phone number that has no account.',
    { data: account },
    ['data'],
  ),
  register: record('What a customer says of themselves.', { sector, ...details }),
  registered: record('Who is signed in now.', { data: account }),
  customer: record('Whose account.', { id: text('Id of the account.', 100) }),
  deleted: record('The account is gone.', {
    data: record('Which it was.', { id: text('Id of the account.', 100) }),
  }),
} satisfies Readonly<Record<string, RouteSchema>>;
