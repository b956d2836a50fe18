const foreignNames = ['SecurityError', 'NotAllowedError'];
const foreignMessages = [/^Script error\.?$/, /cross-origin/i, /permission denied/i];

/** Errors that say nothing about this application: cross-origin, security and permission errors [SHL-67]. */
export const isForeignError = ({ name, message }: Pick<Error, 'name' | 'message'>): boolean =>
  foreignNames.includes(name) || foreignMessages.some((pattern) => pattern.test(message));
