/** Release that the server offers now [SHL-54]. Throws when it does not answer. */
export const fetchRelease = async (): Promise<string> => {
  const answer = await fetch('/RELEASE_HASH.txt', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The release did not come: ${answer.status}`);
  return answer.text();
};
