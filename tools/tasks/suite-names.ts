/** The suites that can be run by themselves, in the order they run in. */
export const suiteNames = ['unit', 'storage', 'api', 'journeys'] as const;

export type SuiteName = (typeof suiteNames)[number];
