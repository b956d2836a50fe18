/** What somebody asked for cannot be made, in words that say what to do. */
export class NewError extends Error {
  override readonly name = 'NewError';
}
