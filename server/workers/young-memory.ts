/**
 * Options of Node for a process that takes orders: the megabytes where it makes what it soon forgets, there from the start.
 * With fewer, what the calls of the moment hold is taken for old, and collecting the old is dear.
 */
export const youngMemory = ['--min-semi-space-size=32', '--max-semi-space-size=32'] as const;
