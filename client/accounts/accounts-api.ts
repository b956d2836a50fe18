import type {
  Account,
  AccountInput,
  AccountProfileInput,
} from '../../schemas/types/http/accounts.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** A refusal of the account calls: the answer came, and names what is wrong. */
export class AccountRefusal extends Error {
  /** Name of the error, `GraphQLError` when the answer gives none. */
  override readonly name: string;

  constructor(message: string, name = 'GraphQLError') {
    super(message);
    this.name = name;
  }
}

/** Reads and changes the account of who is signed in [ACC-41]. Methods throw `AccountRefusal` or `HttpError`. */
export interface AccountsApi {
  account(tenant: string): Promise<Account>;
  create(tenant: string, account: AccountInput): Promise<Account>;
  update(tenant: string, account: AccountInput): Promise<Account>;
  remove(tenant: string): Promise<Account>;
  /** Saves parts of the profile; the sector is that of the hut or the market's own [ACC-43]. */
  saveProfile(sector: string, profile: AccountProfileInput): Promise<void>;
}

interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, Account | null>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

const path = '/v1/accounts/graphql';
const fields = 'id firstName lastName phone email marketingEmail marketingSMS';
const queries = {
  account: `query Account($tenant: String!) { account(tenant: $tenant) { ${fields} } }`,
  CreateAccount: `mutation CreateAccount($tenant: String!, $account: AccountInput!) { CreateAccount(tenant: $tenant, account: $account) { ${fields} } }`,
  UpdateAccount: `mutation UpdateAccount($tenant: String!, $account: AccountInput!) { UpdateAccount(tenant: $tenant, account: $account) { ${fields} } }`,
  DeleteAccount: `mutation DeleteAccount($tenant: String!) { DeleteAccount(tenant: $tenant) { ${fields} } }`,
} as const;

const accountIn = ({ data, errors }: GraphqlAnswer, name: keyof typeof queries): Account => {
  const [error] = errors ?? [];
  if (error) throw new AccountRefusal(error.message, error.extensions?.code);
  const account = data?.[name];
  if (!account) throw new AccountRefusal('User does not exist', 'UserNotFoundException');
  return account;
};

/** Queries go by GET, mutations by POST [ACC-42]. */
export const createAccountsApi = (http: HttpClient): AccountsApi => {
  const mutate = async (
    name: Exclude<keyof typeof queries, 'account'>,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Account> => {
    const answer = await http.send<GraphqlAnswer>({
      method: 'POST',
      path,
      body: { query: queries[name], variables },
      authentication: 'required',
    });
    return accountIn(answer.body, name);
  };
  return {
    async account(tenant) {
      const answer = await http.send<GraphqlAnswer>({
        path,
        query: { query: queries.account, variables: JSON.stringify({ tenant }) },
        authentication: 'required',
      });
      return accountIn(answer.body, 'account');
    },
    create: (tenant, account) => mutate('CreateAccount', { tenant, account }),
    update: (tenant, account) => mutate('UpdateAccount', { tenant, account }),
    remove: (tenant) => mutate('DeleteAccount', { tenant }),
    async saveProfile(sector, body) {
      await http.send({
        method: 'POST',
        path: '/v2/accounts/myaccount',
        headers: { 'x-default-sector': sector },
        body,
        authentication: 'required',
      });
    },
  };
};
