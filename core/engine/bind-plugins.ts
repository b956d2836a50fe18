import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { PluginContext } from '../define-plugin.ts';
import type { ExtensionPoint } from '../extension-point.ts';
import {
  type ExtensionContracts,
  type ExtensionPointId,
  extensionPoints,
} from '../extension-points.ts';
import { type FailureWatch, guarded } from './guard.ts';
import type { LoadedPlugin } from './load-plugins.ts';

/** A contribution; undefined where it could not be made and the shop goes on without it. */
type Made<Id extends ExtensionPointId> = ExtensionContracts[Id] | undefined;

const pointToken = <Id extends ExtensionPointId>(id: Id): ServiceIdentifier<Made<Id>> =>
  Symbol.for(`comanda:point:${id}`);

const contextToken = (pluginId: string): ServiceIdentifier<PluginContext> =>
  Symbol.for(`comanda:context:${pluginId}`);

/** Makes what the contributions of a plugin are made from. */
export type ContextOf = (loaded: LoadedPlugin, manifest: Manifest) => PluginContext;

const plainContext: ContextOf = ({ options }, manifest) => ({ options, manifest });

const moduleOf = ({ plugin }: LoadedPlugin, given: PluginContext, watch: FailureWatch) =>
  new ContainerModule(({ bind }) => {
    bind(contextToken(plugin.id)).toConstantValue(given);
    for (const { point, make } of plugin.contributes) {
      const policy = extensionPoints[point] as ExtensionPoint;
      const settings = { plugin: plugin.id, point, policy, watch };
      const makeGuarded = (context: PluginContext): Made<ExtensionPointId> => {
        try {
          return guarded(make(context), settings);
        } catch (error) {
          watch.failed({ plugin: plugin.id, point, call: 'make', error });
          if (policy.failure === 'stop') throw error;
          return undefined;
        }
      };
      bind<Made<ExtensionPointId>>(pointToken(point))
        .toResolvedValue(makeGuarded, [contextToken(plugin.id)])
        .inSingletonScope();
    }
  });

/** What fills the extension points of one market. Every call keeps to the failure policy of its point [ENG-27]. */
export interface Extensions {
  /** The one contribution of a point, or the first where the first one wins. */
  one<Id extends ExtensionPointId>(id: Id): ExtensionContracts[Id];
  /** All contributions of a point, in manifest order; an empty list when there are none. */
  all<Id extends ExtensionPointId>(id: Id): readonly ExtensionContracts[Id][];
}

/** Binds the contributions of checked plugins into the market's own container. */
export const bindPlugins = (
  plugins: readonly LoadedPlugin[],
  manifest: Manifest,
  watch: FailureWatch,
  contextOf: ContextOf = plainContext,
): Extensions => {
  const container = new Container();
  for (const loaded of plugins) {
    container.load(moduleOf(loaded, contextOf(loaded, manifest), watch));
  }
  const all: Extensions['all'] = (id) =>
    container.isBound(pointToken(id))
      ? container.getAll(pointToken(id)).filter((made) => made !== undefined)
      : [];
  return {
    all,
    one: (id) => {
      const [first] = all(id);
      if (first === undefined) throw new Error(`No plugin fills the extension point '${id}'.`);
      return first;
    },
  };
};
