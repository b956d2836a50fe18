const idLength = 40;

/**
 * A transaction id in 28 letters, digits, `-` and `_`, for providers whose order ids are short; the same always.
 * @throws for what is no transaction id of a server: 40 hexadecimal digits
 */
export function shortId(transactionId: string): string {
  if (!new RegExp(`^[0-9a-f]{${idLength}}$`).test(transactionId)) {
    throw new Error('A transaction id has 40 hexadecimal digits.');
  }
  const bytes = transactionId.match(/../g) ?? [];
  const binary = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('');
  return `t${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The transaction id of a short one; undefined for what is none. */
export function longId(short: string): string | undefined {
  if (!/^t[A-Za-z0-9_-]{27}$/.test(short)) return undefined;
  const binary = atob(short.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
