/** What a gateway tells the shop about a payment [PAY-149]. */
export interface Notification {
  /** The same for every repetition of one message. */
  readonly notificationId: string;
  readonly transactionId: string;
  readonly status: string;
  readonly signature: string;
}

/** Text of a notification that its signature is made of. */
export const signedPart = ({
  notificationId,
  transactionId,
  status,
}: Omit<Notification, 'signature'>): string => [notificationId, transactionId, status].join('.');
