/** What decides whether a member is told about a free reward. */
export interface RewardNoticeFacts {
  /** Rewards that can be redeemed. */
  readonly rewards: number;
  readonly balance: number;
  /** The customer has opened the account or the rewards [LOY-24]. */
  readonly hasInteracted: boolean;
  /** The customer has closed the notification; it does not come back [LOY-24]. */
  readonly hasSeen: boolean;
}

/** Whether the free-reward notification shows [LOY-23]. @param minBalance below it an interaction ends it [CST-98] */
export const showsRewardNotice = (
  { rewards, balance, hasInteracted, hasSeen }: RewardNoticeFacts,
  minBalance: number,
): boolean => rewards > 0 && !hasSeen && (!hasInteracted || balance >= minBalance);
