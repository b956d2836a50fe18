import type { flow } from 'mobx-state-tree';

/**
 * The steps of a flow, and what it ends with. A flow that reads other stores says it: to find it out, the compiler would go
 * from store to store and back to where it began.
 */
export type Steps<Result = void> = ReturnType<Parameters<typeof flow<Result, []>>[0]>;
