/** What a gateway's frame tells the page around it. */
export type FrameMessage =
  | {
      readonly kind: 'card-token';
      readonly token: string;
      readonly brand: string | undefined;
      /** Last four digits: all we ever know of a card number [PAY-63]. */
      readonly last4: string | undefined;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'challenge-done' }
  /** What a page that nobody sees found out about the device [PAY-70]. */
  | { readonly kind: 'device-data'; readonly data: string };

/** A message as it came, with where it came from. */
export interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly isFromFrame: boolean;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Reads a message of a frame: only one that the frame's own window sent from the frame's own origin counts; any
 * other window may post to ours as it likes.
 */
export const readFrameMessage = (
  { data, origin, isFromFrame }: ReceivedMessage,
  frameOrigin: string,
): FrameMessage | undefined => {
  if (!isFromFrame || origin !== frameOrigin) return undefined;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'card-cancelled') return { kind: 'cancelled' };
  if (data.type === 'three-ds-done') return { kind: 'challenge-done' };
  if (data.type === 'device-data') {
    return { kind: 'device-data', data: text('data' in data ? data.data : undefined) ?? '' };
  }
  if (data.type !== 'card-token') return undefined;
  const token = text('token' in data ? data.token : undefined);
  if (token === undefined || token === '') return undefined;
  return {
    kind: 'card-token',
    token,
    brand: text('brand' in data ? data.brand : undefined),
    last4: text('last4' in data ? data.last4 : undefined),
  };
};
