/** The market's page about rewards; a market without loyalty has none, whatever its manifest lists [SHL-09, ENG-21]. */
export const rewardsPage = 'hut-rewards';
