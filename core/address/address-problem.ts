/** The rule that an address breaks, as a wording key with the values it names. */
export interface AddressMessage {
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
