/** How long a basket is kept after its last change, in milliseconds. */
const lifeMs = 24 * 60 * 60 * 1000;

/** When a basket that changed at a moment expires; both in milliseconds since 1970 [BSK-08]. */
export const expiresAfter = (changedAt: number): number => changedAt + lifeMs;

/** Whether a basket is to be dropped when it is read back [BSK-08]. */
export const isExpired = (expires: number, now: number): boolean => now >= expires;
