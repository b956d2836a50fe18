/** An import that a person can mend: its message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
