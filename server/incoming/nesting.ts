/** Deepest JSON that is read, in levels of objects and lists [SEC-01]. */
export const deepestJson = 20;

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Whether a JSON text is nested deeper than is read. Looks at the text, as what is too deep must not be parsed. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) {
      isInText = true;
    } else if (openers.has(code)) {
      depth += 1;
      if (depth > deepestJson) return true;
    } else if (closers.has(code)) {
      depth -= 1;
    }
  }
  return false;
}
