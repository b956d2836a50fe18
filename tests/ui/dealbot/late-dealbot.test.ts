import { afterEach, expect, it, vi } from 'vitest';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import { createLateDealbot } from '../../../ui/dealbot/late-dealbot.ts';
import { manifestWith } from '../../client/constants/changed-markets.ts';
import { askFor, looseItems } from '../../core/dealbot/regrouped.ts';
import { dealOf, twoPizzas } from '../../core/deals/sample-deals.ts';
import { pizza } from '../../core/menu/pizzeria.ts';

afterEach(() => vi.unstubAllGlobals());

it('searches by the settings of the current hut at each call', async () => {
  const asked: { readonly nodes: number; readonly milliseconds: number }[] = [];
  class FailingWorker extends EventTarget {
    postMessage({ nodes, milliseconds }: { nodes: number; milliseconds: number }) {
      asked.push({ nodes, milliseconds });
      this.dispatchEvent(new Event('error'));
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  let { dealbot } = manifestWith('uk');
  const late = createLateDealbot({} as HttpClient, () => dealbot);
  const deals = [dealOf('bogof', twoPizzas, { id: 'bogof' })];
  const facts = askFor(deals, { items: looseItems([pizza('supreme')]) });
  await expect(late.nextSteps(facts)).rejects.toThrow('worker');
  const { search } = dealbot;
  dealbot = { ...dealbot, search: { ...search, nodes: 7, previewMs: 8 } };
  await expect(late.nextSteps(facts)).rejects.toThrow('worker');
  expect(asked).toEqual([
    { nodes: search.nodes, milliseconds: search.previewMs },
    { nodes: 7, milliseconds: 8 },
  ]);
});
