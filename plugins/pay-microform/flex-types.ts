/** A field of Cybersource's, in a frame of its own within our layout. */
export interface FlexField {
  load(container: HTMLElement): void;
  /** Removes it for good. */
  dispose(): void;
}

/** Why there is no token. */
export interface FlexError {
  /** As `CREATE_TOKEN_VALIDATION_FIELDS`. */
  readonly reason?: string;
  readonly details?: readonly { readonly location?: string }[];
}

/** What is typed beside the fields: the month in two digits, the year in four. */
export interface FlexExpiry {
  readonly expirationMonth: string;
  readonly expirationYear: string;
}

export interface FlexMicroform {
  createField(
    kind: 'number' | 'securityCode',
    options: Readonly<Record<string, string>>,
  ): FlexField;
  createToken(
    expiry: FlexExpiry,
    done: (error: FlexError | null | undefined, token?: string) => void,
  ): void;
}

/** What Cybersource's script puts into the page. */
export type FlexClass = new (captureContext: string) => {
  microform(options: {
    readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }): FlexMicroform;
};

/** Undefined where the script has not run. */
export const flexClass = (): FlexClass | undefined =>
  (globalThis as { readonly Flex?: FlexClass }).Flex;
