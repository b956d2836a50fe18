import type { OwnAddress, OwnAddressInput, OwnPayment } from '../../schemas/types/http/orders.ts';
import { bodyOr, type HttpClient, isMissing } from '../kernel/http-client.ts';

/** Reads and changes what the checkout of who is signed in begins with [SHP-34]. Methods throw `HttpError`, or an `Error` when nobody is signed in. */
export interface OwnDetailsApi {
  /** The preferred one first. */
  addresses(): Promise<readonly OwnAddress[]>;
  /** Keeps a new address, or changes the one that is named. */
  saveAddress(address: OwnAddressInput, id?: string): Promise<OwnAddress>;
  /** Takes an address out; one that is gone already is no failure. */
  removeAddress(id: string): Promise<void>;
  payment(): Promise<OwnPayment>;
  preferPayment(paymentType: string): Promise<OwnPayment>;
  forgetPayment(): Promise<void>;
}

const addressesPath = '/v2/accounts/myaccount/addresses';
const paymentPath = '/v2/accounts/myaccount/payment';
const authentication = 'required';

const addressPath = (id: string): string => `${addressesPath}/${encodeURIComponent(id)}`;

export const createOwnDetailsApi = (http: HttpClient): OwnDetailsApi => ({
  async addresses() {
    const { body } = await http.send<readonly OwnAddress[]>({
      path: addressesPath,
      authentication,
    });
    return body;
  },
  async saveAddress(address, id) {
    const call =
      id === undefined
        ? ({ method: 'POST', path: addressesPath } as const)
        : ({ method: 'PUT', path: addressPath(id) } as const);
    return (await http.send<OwnAddress>({ ...call, body: address, authentication })).body;
  },
  async removeAddress(id) {
    await bodyOr<unknown>(
      http.send({ method: 'DELETE', path: addressPath(id), authentication }),
      undefined,
      isMissing,
    );
  },
  async payment() {
    return (await http.send<OwnPayment>({ path: paymentPath, authentication })).body;
  },
  async preferPayment(preferred) {
    const call = { method: 'PUT', path: paymentPath, body: { preferred }, authentication } as const;
    return (await http.send<OwnPayment>(call)).body;
  },
  async forgetPayment() {
    await http.send({ method: 'DELETE', path: paymentPath, authentication });
  },
});
