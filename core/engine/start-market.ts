import type { Manifest } from '../../schemas/types/manifest.ts';
import { bindPlugins } from './bind-plugins.ts';
import type { ContextOf, Extensions } from './extensions.ts';
import { type ExtensionPointId, extensionPoints } from '../extension-points.ts';
import { closedInstallation } from '../installation.ts';
import type { FailureWatch } from './guard.ts';
import { checkPoints, pointIds } from './check-points.ts';
import { checkNamedPlaces, checkNamedPoints } from './named-points.ts';
import {
  type LoadedPlugin,
  type OptionsCheck,
  type PluginLoaders,
  loadPlugins,
} from './load-plugins.ts';
import { StartError } from './start-error.ts';
import { startReport } from './start-report.ts';
import { engineVersion } from './version.ts';
import { declarations, type PaymentProvider } from '../payments/payment-provider.ts';
import { paymentTypeProblems, repeatedTypes } from './payment-type-problems.ts';

/** A market that runs: its manifest, and what fills its extension points. */
export interface Market {
  readonly manifest: Manifest;
  readonly extensions: Extensions;
  /** The plugins in manifest order, with their options. */
  readonly plugins: readonly LoadedPlugin[];
}

/** A market that was checked as it started. */
export interface StartedMarket extends Market {
  /** Who fills each extension point and by which policy, a line a point. */
  readonly report: readonly string[];
  /** What works and should be seen to, such as plugins for an older engine [ENG-37]. */
  readonly warnings: readonly string[];
}

/** How a market is started. */
interface StartSettings {
  /** Hears of plugins that fail. */
  readonly watch: FailureWatch;
  /** The points that have to be filled now; all unless told. */
  readonly points?: readonly ExtensionPointId[];
  /** Gives contributions the handle of their server; without it nothing is there to be asked. */
  readonly contextOf?: ContextOf | undefined;
  /** Whether sandboxes serve; they do unless told. */
  readonly isSandboxOpen?: boolean;
  /** Version of the engine that the plugins are for; this one's unless told. */
  readonly engine?: string;
}

/**
 * Starts a market from its layered manifest: loads exactly the plugins it names, checks their options,
 * binds what they contribute. Throws a `StartError` that lists everything wrong at once.
 * `file` is the manifest's file, for the messages.
 */
export const startMarket = async (
  manifest: Manifest,
  file: string,
  loaders: PluginLoaders,
  checkOptions: OptionsCheck,
  {
    watch,
    points = pointIds,
    contextOf = closedContext,
    isSandboxOpen = true,
    engine = engineVersion,
  }: StartSettings,
): Promise<StartedMarket> => {
  const loading = { loaders, checkOptions, engine };
  const { plugins, problems, warnings } = await loadPlugins(manifest, file, loading);
  const all = [
    ...problems,
    ...(problems.length === 0 ? checkPoints(plugins, file, points) : []),
    ...(problems.length === 0 ? checkNamedPoints(manifest, plugins, file, points) : []),
    ...(problems.length === 0 ? checkNamedPlaces(manifest, plugins, file, points) : []),
  ];
  if (all.length > 0) throw new StartError(all);
  const named: Manifest = {
    ...manifest,
    plugins: plugins.map(({ plugin, options }) => ({ id: plugin.id, options })),
  };
  const serving = isSandboxOpen ? plugins : plugins.map(withoutSandbox);
  const extensions = bindPlugins(serving, named, watch, contextOf);
  const providers = extensions.all('payment-provider');
  const wrongTypes = points.includes('payment-provider')
    ? [...paymentTypeProblems(named, providers, file), ...repeatedTypes(providers, file)]
    : [];
  if (wrongTypes.length > 0) throw new StartError(wrongTypes);
  return {
    manifest: providers.length > 0 ? withDeclared(named, providers) : named,
    extensions,
    plugins: serving,
    report: startReport(plugins),
    warnings,
  };
};

/** What contributions are made from where markets are only read. */
const closedContext: ContextOf = ({ options }, manifest) => {
  const context = { options, manifest, installation: closedInstallation };
  return context;
};

/** A plugin as it serves where sandboxes are closed [GTW-03]. */
const withoutSandbox = (loaded: LoadedPlugin): LoadedPlugin => {
  const { plugin, options } = loaded;
  if (plugin.sandbox === undefined) return loaded;
  const contributes = plugin.contributes.filter(
    ({ point }) => extensionPoints[point].loads !== 'server',
  );
  return { plugin: { ...plugin, contributes }, options };
};

/** The manifest with what its plugins declare of their payment types [ENG-24]. */
const withDeclared = (manifest: Manifest, providers: readonly PaymentProvider[]): Manifest => ({
  ...manifest,
  payments: { ...manifest.payments, ...declarations(providers) },
});
