/** What a push message brings a browser: shown as it is, and leads to the order when it is pressed [SHP-32]. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Locale that it is written in. */
  readonly language: string;
  readonly transactionId: string;
}
