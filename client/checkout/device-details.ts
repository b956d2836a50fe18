import type { CheckoutValues } from '../../core/checkout/contact-rules.ts';
import type { Environment } from '../kernel/environment.ts';
import type { TypedAddress } from './typed-address.ts';

/** What a guest has asked their device to keep for the next order; no data of a card, and nobody else's number. */
export interface DeviceDetails {
  readonly contact: CheckoutValues;
  /** Addresses of deliveries, each for the place it was typed for, the latest first. */
  readonly addresses: readonly TypedAddress[];
  /** Payment type code. */
  readonly paymentType?: string | undefined;
}

type Ports = Pick<Environment, 'market' | 'now' | 'report' | 'storage'>;

/** Shape of what is stored; a copy of another version is dropped. */
const version = 1;

/** Most addresses that are kept. */
const mostAddresses = 4;

/** Most characters of a value: whatever is longer was not kept by us. */
const mostCharacters = 400;

/** Each market has its own: an address of one country is of no use in another. */
const keyOf = ({ market }: Pick<Ports, 'market'>): string =>
  `${market.manifest.storage.persistKeyPrefix}remembered.${market.manifest.id}`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesIn = (stored: unknown): CheckoutValues =>
  Object.fromEntries(
    Object.entries(isFields(stored) ? stored : {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= mostCharacters,
    ),
  );

const addressesIn = (stored: unknown): readonly TypedAddress[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one: unknown) =>
    isFields(one) && typeof one['place'] === 'string'
      ? [{ place: one['place'], values: valuesIn(one['values']) }]
      : [],
  );

/** How long a device keeps what it is asked to, in milliseconds; 0 where it is not asked. */
export const deviceMemory = ({ market }: Pick<Ports, 'market'>): number =>
  market.manifest.checkout.deviceMemoryMs;

const parsed = (text: string, ports: Ports): DeviceDetails | undefined => {
  const stored: unknown = JSON.parse(text);
  if (!isFields(stored) || stored['version'] !== version) return undefined;
  if (stored['country'] !== ports.market.manifest.country) return undefined;
  const { since, paymentType } = stored;
  if (typeof since !== 'number' || ports.now() - since >= deviceMemory(ports)) return undefined;
  return {
    contact: valuesIn(stored['contact']),
    addresses: addressesIn(stored['addresses']).slice(0, mostAddresses),
    ...(typeof paymentType === 'string' && { paymentType }),
  };
};

/** What the device keeps; what does not fit, or is too old, is dropped and nothing else with it [SHP-16]. */
export const readDevice = (ports: Ports): DeviceDetails | undefined => {
  const text = ports.storage.read(keyOf(ports));
  if (text === undefined) return undefined;
  try {
    const details = parsed(text, ports);
    if (!details) ports.storage.remove(keyOf(ports));
    return details;
  } catch (error) {
    ports.report('warning', 'What the device kept of a guest does not fit', { error });
    ports.storage.remove(keyOf(ports));
    return undefined;
  }
};

/** Keeps details besides the addresses that are kept already; a full storage keeps what it had. */
export const keepOnDevice = (
  { addresses, ...details }: DeviceDetails,
  ports: Ports,
): DeviceDetails => {
  const before = readDevice(ports);
  const places = addresses.map(({ place }) => place);
  const others = (before?.addresses ?? []).filter(({ place }) => !places.includes(place));
  const paymentType = details.paymentType ?? before?.paymentType;
  const kept = {
    ...details,
    paymentType,
    addresses: [...addresses, ...others].slice(0, mostAddresses),
  };
  try {
    const { country } = ports.market.manifest;
    const text = JSON.stringify({ version, country, since: ports.now(), ...kept });
    ports.storage.write(keyOf(ports), text);
  } catch (error) {
    ports.report('warning', 'The details of a guest could not be kept', { error });
  }
  return kept;
};

/** Takes out what the device keeps of a guest. */
export const forgetDevice = (ports: Pick<Ports, 'market' | 'storage'>): void =>
  ports.storage.remove(keyOf(ports));

/** Tells when another tab forgets it; answers how to stop listening. */
export const onDeviceForgotten = (ports: Pick<Ports, 'market' | 'storage'>, listener: () => void) =>
  ports.storage.onChange((key, value) => {
    if (key === keyOf(ports) && value === undefined) listener();
  });
