/** What the sandbox tells the shop about a payment [PAY-149]. */
export interface Notice {
  /** The same for every repetition of one message. */
  readonly notificationId: string;
  readonly transactionId: string;
  readonly status: string;
  readonly signature: string;
}

/** Text of a notice that its signature is made of. */
export const signedPart = ({
  notificationId,
  transactionId,
  status,
}: Omit<Notice, 'signature'>): string => [notificationId, transactionId, status].join('.');

const keys = ['notificationId', 'transactionId', 'status', 'signature'] as const;

/** A notice by the body of a message; undefined for what is none. */
export function readNotice(body: string): Notice | undefined {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    return undefined;
  }
  const fields = new Map(Object.entries(content ?? {}));
  const isNotice = keys.every((key) => typeof fields.get(key) === 'string');
  return isNotice ? (content as Notice) : undefined;
}
