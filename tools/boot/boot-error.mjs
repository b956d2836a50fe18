/** A failure whose message already says what to do: printed without a stack. */
export class BootError extends Error {}
