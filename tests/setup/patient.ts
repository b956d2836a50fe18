/** For `vi.waitFor` and `vi.waitUntil`, which give up after a second: on a busy machine that says nothing. */
export const patient = { timeout: 120_000 };
