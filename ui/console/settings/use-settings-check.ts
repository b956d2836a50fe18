import { useCallback, useEffect, useState } from 'react';
import { draftOf, type SettingsWork } from '../../../client/operators/settings-work.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import type { SettingsFinding, SettingsPlan } from '../../../schemas/types/http/market-settings.ts';
import { useConsole } from '../console-context.tsx';

/** How long nobody types before what was typed is checked, in milliseconds. */
const restMs = 600;

/** What is known of the work of an operator. */
export interface SettingsJudgement {
  /** The work that it is about; another one than the present until that was checked. */
  readonly work: SettingsWork | undefined;
  readonly findings: readonly SettingsFinding[];
  /** Absent while it is worked out, and where errors are found. */
  readonly plan: SettingsPlan | undefined;
  /** The version published last, as far as is known. */
  readonly latest: number | undefined;
  readonly hasFailed: boolean;
}

const nothing: SettingsJudgement = {
  work: undefined,
  findings: [],
  plan: undefined,
  latest: undefined,
  hasFailed: false,
};

export const isError = ({ severity }: SettingsFinding): boolean => severity === 'error';

/** Checks what was typed whenever typing rests, then plans it where nothing is wrong [OPR-21]. */
export function useSettingsCheck(
  market: string,
  work: SettingsWork | undefined,
): SettingsJudgement & { readonly again: () => void } {
  const { settings, leave } = useConsole();
  const [judgement, setJudgement] = useState(nothing);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!work) return undefined;
    let isOver = false;
    const judge = async () => {
      try {
        const { findings, latest } = await settings.check(market, draftOf(work));
        if (isOver) return;
        const known = { work, findings, latest, plan: undefined, hasFailed: false };
        setJudgement(known);
        if (findings.some(isError)) return;
        const plan = await settings.plan(market, draftOf(work));
        if (!isOver) setJudgement({ ...known, plan });
      } catch (error) {
        if (isOver) return;
        if (error instanceof HttpError && error.status === 401) leave();
        else setJudgement((before) => ({ ...before, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void judge(), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [settings, leave, market, work, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { ...(work ? judgement : nothing), again };
}
