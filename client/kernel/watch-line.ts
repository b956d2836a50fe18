import type { KeptAnswers } from './kept-answers.ts';
import type { LineState, OfflineHalf } from './line.ts';
import type { Wait } from './retry.ts';

/** Milliseconds before the server is tried again, the first time and at most; each pause is twice the one before. */
const firstPauseMs = 2000;
const longestPauseMs = 30_000;

export interface LinePorts {
  readonly line: LineState;
  readonly kept: KeptAnswers;
  /** Whether the server answers a call that costs it nothing. */
  readonly reaches: () => Promise<boolean>;
  readonly wait: Wait;
  /** Tells when the device says that it has lost its line, or has it again. */
  readonly whenChanged: (tell: () => void) => void;
  /** Looks at once, without a call that fails: where the device has no line, or pages need no server to open. */
  readonly looksAtOnce: boolean;
}

/**
 * Finds out whether the server is out of reach once a call gets no answer, tries it again until it answers, by pauses
 * that grow and at once when the device has a line again, and answers with what was seen last meanwhile [HST-08].
 */
export const watchLine = ({
  line,
  kept,
  reaches,
  wait,
  whenChanged,
  looksAtOnce,
}: LinePorts): OfflineHalf => {
  let asking: Promise<boolean> | undefined;
  /** One question at a time, however many calls fail. */
  const ask = (): Promise<boolean> => {
    asking ??= reaches()
      .catch(() => false)
      .finally(() => (asking = undefined));
    return asking;
  };
  const tryAgain = async (): Promise<void> => {
    if (line.isDown && (await ask())) line.set(false);
  };
  const waitForServer = async (): Promise<void> => {
    for (let pause = firstPauseMs; line.isDown; pause = Math.min(2 * pause, longestPauseMs)) {
      await wait(pause);
      await tryAgain();
    }
  };
  const goDown = (): void => {
    if (line.isDown) return;
    line.set(true);
    void waitForServer();
  };
  const look = async (): Promise<void> => {
    if (line.isDown) await tryAgain();
    else if (!(await ask())) goDown();
  };
  whenChanged(() => void look());
  if (looksAtOnce) void look();
  return {
    keep: (call, body) => kept.keep(call, body),
    async instead(call) {
      if (!line.isDown) {
        // The call failed for a reason of its own, such as a browser that blocks it.
        if (await ask()) return undefined;
        goDown();
      }
      const answer = kept.answerTo(call);
      return answer && { status: 200, body: answer.body };
    },
    reached: () => line.set(false),
  };
};
