/** What is wrong with a request for a promotion's landing page, for the log; undefined when nothing is [SHL-10]. */
export const promoProblem = (
  id: string | undefined,
  landingPages: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (id === undefined) return 'Landing Page ID is undefined. Redirecting to homepage.';
  return Object.hasOwn(landingPages, id)
    ? undefined
    : 'Landing Page not found. Redirecting to homepage.';
};
