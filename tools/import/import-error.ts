/** An import that a person can fix: its message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
