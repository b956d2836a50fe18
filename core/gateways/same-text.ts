/** Compares signatures in a time that tells nothing of where they differ. */
export function isSameText(right: string, given: string): boolean {
  let difference = right.length ^ given.length;
  for (let index = 0; index < given.length; index += 1) {
    difference |= given.charCodeAt(index) ^ right.charCodeAt(index % (right.length || 1));
  }
  return difference === 0;
}
