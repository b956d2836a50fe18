import type { BootData } from '../../core/shell/boot-data.ts';

/** How long the server is waited for before a page of an app's own files starts from what it came with, in milliseconds. */
const patienceMs = 3000;

/**
 * What a page of an app's own files starts from: what the server says now, else what came with the files. Words of
 * another market, and an answer that is no boot data, are none [HST-01].
 */
export const liveBoot = async (inside: BootData): Promise<BootData> => {
  try {
    const query = new URLSearchParams({ locale: inside.locale }).toString();
    const answer = await fetch(`/v1/boot?${query}`, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return inside;
    const live = (await answer.json()) as Partial<BootData>;
    return live.manifest?.id === inside.manifest.id ? { ...inside, ...live } : inside;
  } catch {
    return inside;
  }
};
