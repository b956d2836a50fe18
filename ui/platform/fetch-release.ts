/** Release that the server offers now [SHL-54]. Throws when it does not answer in time. */
export const fetchRelease = async (timeoutMs: number): Promise<string> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch('/RELEASE_HASH.txt', { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The release did not come: ${answer.status}`);
  return answer.text();
};
