import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { PluginContext } from '../define-plugin.ts';
import type { ExtensionContracts, ExtensionPointId } from '../extension-points.ts';
import type { LoadedPlugin } from './load-plugins.ts';

const pointToken = <Id extends ExtensionPointId>(
  id: Id,
): ServiceIdentifier<ExtensionContracts[Id]> => Symbol.for(`comanda:point:${id}`);

const contextToken = (pluginId: string): ServiceIdentifier<PluginContext> =>
  Symbol.for(`comanda:context:${pluginId}`);

const moduleOf = ({ plugin, options }: LoadedPlugin, manifest: Manifest) =>
  new ContainerModule(({ bind }) => {
    bind(contextToken(plugin.id)).toConstantValue({ options, manifest });
    for (const { point, make } of plugin.contributes) {
      bind<ExtensionContracts[ExtensionPointId]>(pointToken(point))
        .toResolvedValue(make, [contextToken(plugin.id)])
        .inSingletonScope();
    }
  });

/** What fills the extension points of one market. */
export interface Extensions {
  /** The one contribution of a point, or the first where the first one wins. */
  one<Id extends ExtensionPointId>(id: Id): ExtensionContracts[Id];
  /** All contributions of a point, in manifest order; an empty list when there are none. */
  all<Id extends ExtensionPointId>(id: Id): readonly ExtensionContracts[Id][];
}

/** Binds the contributions of checked plugins into the market's own container. */
export const bindPlugins = (plugins: readonly LoadedPlugin[], manifest: Manifest): Extensions => {
  const container = new Container();
  for (const loaded of plugins) container.load(moduleOf(loaded, manifest));
  const all: Extensions['all'] = (id) =>
    container.isBound(pointToken(id)) ? container.getAll(pointToken(id)) : [];
  return {
    all,
    one: (id) => {
      const [first] = all(id);
      if (first === undefined) throw new Error(`No plugin fills the extension point '${id}'.`);
      return first;
    },
  };
};
