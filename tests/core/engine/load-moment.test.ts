import { describe, expect, it } from 'vitest';
import { loadMomentOf } from '../../../core/engine/load-moment.ts';
import { type ExtensionPointId, extensionPoints } from '../../../core/extension-points.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';

/** When a plugin that fills these points is loaded. */
const momentOf = (...points: ExtensionPointId[]) =>
  loadMomentOf({ contributes: points.map((point) => ({ point })) });

describe('when a plugin loads', () => {
  it.each(Object.entries(extensionPoints))('follows from %s alone [ENG-12]', (point, { loads }) => {
    expect(momentOf(point as ExtensionPointId)).toBe(loads);
  });

  it('is with the first of its points [ENG-12]', () => {
    expect(momentOf('payment-provider', 'deal-kind')).toBe('hut');
    expect(momentOf('gift-card-service', 'payment-provider')).toBe('checkout');
    expect(momentOf('gift-card-service', 'app-host', 'session-monitor', 'host')).toBe('page');
  });

  it('is told by each plugin of this repository, and by no list of their names [ENG-12]', async () => {
    const told = await Promise.all(
      Object.entries(pluginLoaders).map(async ([id, load]) => {
        const { default: plugin } = await load();
        return { id: plugin.id === id, moment: loadMomentOf(plugin) };
      }),
    );
    expect(told.every(({ id }) => id)).toBe(true);
    expect(new Set(told.map(({ moment }) => moment))).toEqual(
      new Set(['page', 'hut', 'checkout', 'consent', 'web-view', 'server']),
    );
  });
});
