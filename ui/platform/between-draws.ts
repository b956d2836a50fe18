/**
 * Lets what is being drawn be drawn first: a state that changes in the middle of it makes React draw everything again in
 * one piece. Browsers without priorities go on at once.
 */
export const betweenDraws = async (): Promise<void> => {
  if (!('scheduler' in globalThis)) return;
  await scheduler.postTask(() => undefined, { priority: 'background' });
};
