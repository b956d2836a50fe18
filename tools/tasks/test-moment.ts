/**
 * When tests begin: five past five in the evening in London, on a Wednesday on which no clock changes and no deal or
 * experiment of the sample markets begins or ends. Most of their huts are open, from Toronto to Bengaluru.
 */
export const testMoment = Date.parse('2026-03-04T17:05:00Z');
