import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Contribution, Plugin, PluginContext } from '../define-plugin.ts';
import type { ExtensionPoint } from '../extension-point.ts';
import {
  type ExtensionContracts,
  type ExtensionPointId,
  extensionPoints,
} from '../extension-points.ts';
import { type FailureWatch, guarded } from './guard.ts';
import type { LoadedPlugin } from './load-plugins.ts';

/** What fills the extension points of one market. Every call keeps to the failure policy of its point [ENG-27]. */
export interface Extensions {
  /** The one contribution of a point, or the first where the first one wins. */
  one<Id extends ExtensionPointId>(id: Id): ExtensionContracts[Id];
  /** All contributions of a point, in manifest order; an empty list when there are none. */
  all<Id extends ExtensionPointId>(id: Id): readonly ExtensionContracts[Id][];
}

/** Makes what the contributions of a plugin are made from. */
export type ContextOf = (loaded: LoadedPlugin, manifest: Manifest) => PluginContext;

export const plainContext: ContextOf = ({ options }, manifest) => ({ options, manifest });

/** A contribution; undefined where it could not be made and the shop goes on without it. */
export type Made<Id extends ExtensionPointId> = ExtensionContracts[Id] | undefined;

/** Makes a contribution, guarded by the policy of its point. */
export function makeGuarded(
  { id }: Plugin,
  { point, make }: Contribution,
  context: PluginContext,
  watch: FailureWatch,
): Made<ExtensionPointId> {
  const policy = extensionPoints[point] as ExtensionPoint;
  try {
    return guarded(make(context), { plugin: id, point, policy, watch });
  } catch (error) {
    watch.failed({ plugin: id, point, call: 'make', error });
    if (policy.failure === 'stop') throw error;
    return undefined;
  }
}

/** Contributions by their points, each made when its point is first asked. */
export function extensionsOf(
  make: (id: ExtensionPointId) => readonly Made<ExtensionPointId>[],
): Extensions {
  const made = new Map<ExtensionPointId, readonly ExtensionContracts[ExtensionPointId][]>();
  const all: Extensions['all'] = (id) => {
    const known = made.get(id) ?? make(id).filter((one) => one !== undefined);
    made.set(id, known);
    return known as readonly never[];
  };
  return {
    all,
    one: (id) => {
      const [first] = all(id);
      if (first === undefined) throw new Error(`No plugin fills the extension point '${id}'.`);
      return first;
    },
  };
}
