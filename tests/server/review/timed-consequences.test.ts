import { describe, expect, it } from 'vitest';
import type { TimedOverride } from '../../../schemas/types/manifest.ts';
import type { RunningMarket } from '../../../server/markets/running-market.ts';
import { timedConsequences } from '../../../server/review/plan/timed-consequences.ts';
import { MarketsFolder } from '../markets/markets-folder.ts';

const day = { from: '2026-12-25T00:00', until: '2026-12-26T00:00' };

async function marketWith(
  timedOverrides: Readonly<Record<string, TimedOverride>>,
): Promise<RunningMarket> {
  const folder = new MarketsFolder();
  folder.change('uk/manifest.json', (manifest) => ({ ...manifest, timedOverrides }));
  const market = (await folder.load()).find(({ id }) => id === 'uk');
  if (!market) throw new Error('There is no such market.');
  return market;
}

const told = async (
  before: Readonly<Record<string, TimedOverride>>,
  after: Readonly<Record<string, TimedOverride>>,
): Promise<readonly string[]> => {
  const [was, is] = [await marketWith(before), await marketWith(after)];
  return timedConsequences(was, is).map(({ text }) => text);
};

describe('what holds for a while', () => {
  it('is told with its time, its huts by name and all that it does [OPR-10]', async () => {
    const busy: TimedOverride = {
      from: '2026-05-30T18:00',
      until: '2026-05-30T22:00',
      huts: ['uk-1:1101', 'uk-1:1102'],
      refuses: ['collection'],
      hours: [{ disposition: 'delivery', open: '11:00', close: '20:00' }],
      extraMinutes: 20,
      soldOut: ['margherita'],
      prices: {
        'garlic-bread': { price: 3.99 },
        'pepperoni-classic': { sizes: { medium: 9.99 } },
      },
      settings: { minimumOrder: { deliveryDefault: 15 } },
    };
    const lines = await told({}, { final: busy });
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(line).toContain(
      'For a while (final), from 30 May 2026, 18:00 until 30 May 2026, 22:00 at Clapham Junction and Northern Quarter: ',
    );
    for (const part of [
      'no collection',
      'hours: delivery every day 11:00–20:00',
      '20 minutes longer',
      'sold out: Margherita',
      'Garlic Bread at £3.99',
      'at medium £9.99',
      '(minimumOrder.deliveryDefault): nothing → 15',
    ])
      expect(line).toContain(part);
  });

  it('is told when it comes, changes and goes, for all huts or a sector [OPR-10]', async () => {
    const closed = { ...day, closed: true, closedNote: 'Merry Christmas!' };
    const from = 'from 25 Dec 2026, 00:00 until 26 Dec 2026, 00:00';
    expect(await told({}, { christmas: closed })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^For a while \\(christmas\\), ${from} at all \\d+ huts: closed \\(“Merry Christmas!”\\)$`,
        ),
      ),
    ]);
    expect(await told({ christmas: closed }, { christmas: closed })).toEqual([]);
    const open = { ...day, sectors: ['uk-1'], closed: false };
    expect(await told({ christmas: closed }, { christmas: open })).toEqual([
      expect.stringMatching(
        /in uk-1: open, whatever else closes it; was from .*: closed \(“Merry Christmas!”\)$/,
      ),
    ]);
    expect(await told({ christmas: closed }, {})).toEqual([
      expect.stringMatching(/^No longer for a while \(christmas\): from .* closed/),
    ]);
  });
});
