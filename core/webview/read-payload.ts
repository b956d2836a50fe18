import type { MessageFromApp } from '../../schemas/types/webview/messages.ts';

type PayloadOf<Type extends MessageFromApp['type']> = Extract<
  MessageFromApp,
  { readonly type: Type }
>['payload'];

/** A payload as it came: a JSON object of which nothing else is known. */
type Given = Readonly<Record<string, unknown>>;

const widestInset = 500;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;
const isInset = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= widestInset;
const isMoment = (value: unknown): value is number => Number.isInteger(value);

const trackingStatuses = ['authorized', 'restricted', 'denied', 'unavailable'] as const;

/** The readers of every message of the app: what its schema knows of the payload, undefined where it does not fit. */
const readers: {
  readonly [Type in MessageFromApp['type']]: (given: Given) => PayloadOf<Type> | undefined;
} = {
  LOCATION_PERMISSION: ({ granted }) => (typeof granted === 'boolean' ? { granted } : undefined),
  TRACKING_PERMISSION: ({ status: given }) => {
    const status = trackingStatuses.find((known) => known === given);
    return status && { status };
  },
  CAPABILITIES: ({ version, oldest, capabilities }) => {
    if (!isVersion(version) || !Array.isArray(capabilities)) return undefined;
    if (!capabilities.every((name): name is string => typeof name === 'string')) return undefined;
    if (oldest === undefined) return { version, capabilities };
    return isVersion(oldest) ? { version, oldest, capabilities } : undefined;
  },
  BACK_PRESSED: () => ({}),
  SAFE_AREAS: ({ top, right, bottom, left }) =>
    isInset(top) && isInset(right) && isInset(bottom) && isInset(left)
      ? { top, right, bottom, left }
      : undefined,
  SIGN_IN: ({ id, access, refresh, provider, expiresAt }) =>
    isText(id) && isText(access) && isText(refresh) && isText(provider) && isMoment(expiresAt)
      ? { id, access, refresh, provider, expiresAt }
      : undefined,
  DEEP_LINK: ({ path }) => (typeof path === 'string' ? { path } : undefined),
};

const isKnown = (type: unknown): type is MessageFromApp['type'] =>
  typeof type === 'string' && Object.hasOwn(readers, type);

/** A message of a type, from a payload as it came. @returns undefined where type or payload is unknown [WEB-04] */
export const readPayload = (type: unknown, payload: unknown): MessageFromApp | undefined => {
  if (!isKnown(type)) return undefined;
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
  const known = readers[type]({ ...payload });
  return known && ({ type, payload: known } as MessageFromApp);
};
