/** A British mobile number for every whole number below 90 million: of one number the market takes a few unpaid orders. */
export const britishPhone = (number: number): string => `07${700_000_000 + number}`;

/** How many of them there are. */
export const britishPhones = 90_000_000;
