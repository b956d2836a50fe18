/** What a customer has done about rewards, kept from visit to visit for that customer alone [LOY-24]. */
export interface LoyaltyMemory {
  readonly customerId: string | undefined;
  readonly previousActions: {
    readonly hasAppliedFreeRewardToBasket: boolean;
    readonly hasInteractedWithAccount: boolean;
  };
  readonly notifications: { readonly freeReward: { readonly hasSeen: boolean } };
}

/** What is known of a customer who has not been seen here before. */
export const nothingDone = (customerId: string | undefined): LoyaltyMemory => ({
  customerId,
  previousActions: { hasAppliedFreeRewardToBasket: false, hasInteractedWithAccount: false },
  notifications: { freeReward: { hasSeen: false } },
});
