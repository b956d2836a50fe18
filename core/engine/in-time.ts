/**
 * The answer when it comes within the limit.
 * @param limitMs in milliseconds
 * @param late makes the error of an answer that does not
 */
export async function inTime<Answer>(
  answer: PromiseLike<Answer>,
  limitMs: number,
  late: () => Error,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
