import type { Environment } from '../kernel/environment.ts';
import type { ExperimentPorts } from './experiments.ts';

/** What effects are told through. */
export type EffectPorts = ExperimentPorts &
  Pick<Environment, 'market' | 'sessionStorage' | 'track'>;

/** Names the variants that this session has told of. */
const toldKey = 'variants-told';

/**
 * Tells analytics which variants took effect, each once a session, from the moment at which the visitor agrees to
 * analytics [EXP-17]. Those of before are told then.
 */
export const tellEffects = async (ports: EffectPorts): Promise<void> => {
  const { experiments, market, sessionStorage, track } = ports;
  const { consent, storage } = market.manifest;
  await market.extensions.one('consent').whenGranted(consent.analyticsGroup);
  const key = storage.persistKeyPrefix + toldKey;
  const told = new Set((sessionStorage.read(key) ?? '').split(','));
  experiments.onEffect(({ name, variant, goal }) => {
    const effect = `${name}:${variant}`;
    if (told.has(effect)) return;
    told.add(effect);
    track({ type: 'experiment', data: { experiment: name, variant, goal } });
    try {
      sessionStorage.write(key, [...told].join());
    } catch {
      // The storage is full: it is told once a page.
    }
  });
};
