/** A card as its provider hands it over: a token in place of a number; never stored [PAY-63]. */
export interface CardToken {
  readonly token: string;
  readonly brand: string | undefined;
  readonly last4: string | undefined;
}

/** What a provider made of the card in its fields. */
export type PaidFields =
  | { readonly kind: 'given'; readonly card: CardToken }
  /** Something is wrong with it, or the bank refused it: in the provider's words, where its fields do not say so. */
  | { readonly kind: 'refused'; readonly message?: string | undefined };

/** Fields that a provider's script has drawn. */
export interface ProviderFields {
  /** Has the provider take what was typed, the bank's question included. @throws when it gave no answer */
  readonly pay: () => Promise<PaidFields>;
  readonly remove: () => void;
}

/**
 * Draws a provider's fields into an element of the page [PAY-24]. A payment that was paid before the page was loaded again
 * needs none.
 * @throws when the provider cannot be reached
 */
export type DrawFields = (place: HTMLElement) => Promise<ProviderFields | PaidFields>;
