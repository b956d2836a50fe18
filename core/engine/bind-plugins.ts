import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { PluginContext } from '../define-plugin.ts';
import type { ExtensionPointId } from '../extension-points.ts';
import {
  type ContextOf,
  type Extensions,
  extensionsOf,
  type Made,
  makeGuarded,
  plainContext,
} from './extensions.ts';
import type { FailureWatch } from './guard.ts';
import type { LoadedPlugin } from './load-plugins.ts';

const pointToken = <Id extends ExtensionPointId>(id: Id): ServiceIdentifier<Made<Id>> =>
  Symbol.for(`comanda:point:${id}`);

const contextToken = (pluginId: string): ServiceIdentifier<PluginContext> =>
  Symbol.for(`comanda:context:${pluginId}`);

const moduleOf = ({ plugin }: LoadedPlugin, given: PluginContext, watch: FailureWatch) =>
  new ContainerModule(({ bind }) => {
    bind(contextToken(plugin.id)).toConstantValue(given);
    for (const contribution of plugin.contributes) {
      bind<Made<ExtensionPointId>>(pointToken(contribution.point))
        .toResolvedValue(
          (context) => makeGuarded(plugin, contribution, context, watch),
          [contextToken(plugin.id)],
        )
        .inSingletonScope();
    }
  });

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
  return extensionsOf((id) =>
    container.isBound(pointToken(id)) ? container.getAll(pointToken(id)) : [],
  );
};
