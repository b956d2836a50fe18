import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../../core/manifest/json.ts';
import { overlay } from '../../../core/manifest/overlay.ts';
import { checkedMarkets } from '../../../server/review/checked-markets.ts';
import { planText } from '../../../server/review/plan/plan-text.ts';
import { planFolders } from '../../../tools/market/plan-command.ts';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { root } from '../../../tools/tasks/project.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';

const guide = readFileSync(join(root, 'docs/guides/day-of-an-operator.md'), 'utf8');

/** A snippet of the guide: which file it goes into, and what it is. */
interface Snippet {
  readonly file: string;
  readonly edit: JsonObject;
}

/** What is written of a task: snippets for the file that was named last, and what the plan says of them. */
const tasks = guide
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [task = ''] = section.split('\n');
    const files = [...section.matchAll(/`markets\/(\S+?\.json)`/g)];
    const snippets = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json = ''], index): Snippet => ({
        file: files[index]?.[1] ?? '',
        edit: JSON.parse(json) as JsonObject,
      }),
    );
    const plans = [...section.matchAll(/```text\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    return { task, snippets, plans };
  });

const isSame = (one: Json, { id, sector }: JsonObject): boolean =>
  isJsonObject(one) && one['id'] === id && (sector === undefined || one['sector'] === sector);

/** A file with a snippet in it: a list gets an entry, or a changed one. */
function edited(content: Json, edit: JsonObject): Json {
  if (!Array.isArray(content)) return overlay(content as JsonObject, edit);
  const entries: readonly Json[] = content;
  const known = entries.findIndex((entry) => isSame(entry, edit));
  return known === -1
    ? [...entries, edit]
    : entries.with(known, { ...(entries[known] as JsonObject), ...edit });
}

const folders = ({ path, pluginsDir }: MarketsFolder) => ({ marketsDir: path, pluginsDir });

/** What the plan says of a snippet; its file is found right. */
async function planned({ file, edit }: Snippet): Promise<string> {
  const [before, after] = [new MarketsFolder(), new MarketsFolder()];
  after.change(file, (content) => edited(content, edit));
  const { findings } = await checkedMarkets(folders(after), { now: testMoment });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return planText(await planFolders(folders(before), folders(after)));
}

describe("the operator's day", () => {
  it.each(tasks.map((task) => [task.task, task] as const))(
    'goes as it is written: %s',
    async (_name, { snippets, plans }) => {
      expect(snippets.length).toBeGreaterThan(0);
      const said = await Promise.all(snippets.map(planned));
      for (const text of said) expect(text).toContain('What changes:');
      expect(plans.filter((plan, index) => !said[index]?.includes(plan.trimEnd()))).toEqual([]);
    },
  );

  it('has the tasks of a day', () => {
    expect(tasks).toHaveLength(7);
  });
});
