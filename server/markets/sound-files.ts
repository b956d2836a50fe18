import type { Problem } from '../../core/manifest/problem.ts';
import { digestOf } from './digest-of.ts';

/** Digests of the files in which nothing was wrong of late. */
const sound = new Set<string>();

const mostKept = 16;

/**
 * What is wrong with files; not looked for again where the same ones were found right before, as those that are served
 * are each time when a version, a draft or a setting is held against them.
 * @param parts everything that the judgement depends on
 */
export function problemsOf(
  parts: readonly unknown[],
  judge: () => readonly Problem[],
): readonly Problem[] {
  const digest = digestOf(parts);
  if (sound.has(digest)) return [];
  const problems = judge();
  if (problems.length > 0) return problems;
  const [oldest] = sound;
  if (oldest !== undefined && sound.size >= mostKept) sound.delete(oldest);
  sound.add(digest);
  return problems;
}
