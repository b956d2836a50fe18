import type {
  MessageFromApp,
  TrackingPermissionStatus,
} from '../../schemas/types/webview/messages.ts';

const statuses: readonly TrackingPermissionStatus[] = [
  'authorized',
  'restricted',
  'denied',
  'unavailable',
];

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads a message as the page got it, by `schemas/webview/messages.schema.json`.
 * @returns undefined for what is no JSON text, and for messages of an unknown type or shape [WEB-04]
 */
export const readAppMessage = (data: unknown): MessageFromApp | undefined => {
  if (typeof data !== 'string') return undefined;
  const message = parsed(data);
  const type = propertyOf(message, 'type');
  const payload = propertyOf(message, 'payload');
  if (type === 'LOCATION_PERMISSION') {
    const granted = propertyOf(payload, 'granted');
    return typeof granted === 'boolean' ? { type, payload: { granted } } : undefined;
  }
  if (type === 'TRACKING_PERMISSION') {
    const given = propertyOf(payload, 'status');
    const status = statuses.find((known) => known === given);
    return status && { type, payload: { status } };
  }
  return undefined;
};
