import { closedInstallation, type Installation } from '../../core/installation.ts';
import type { Plugin, PluginContext } from '../../core/define-plugin.ts';
import type { ExtensionContracts, ExtensionPointId } from '../../core/extension-points.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import { filesOf } from '../core/manifest/real-manifests.ts';

/** What a plugin puts behind an extension point, made with these options. */
export const contributionsOf = <Contract extends ExtensionContracts[ExtensionPointId]>(
  plugin: Plugin,
  point: ExtensionPointId,
  options: PluginContext['options'] = {},
  manifest: Manifest = marketManifest(filesOf('uk')),
  installation: Installation = closedInstallation,
): Contract[] => {
  const context: PluginContext & { readonly installation: Installation } = {
    options,
    manifest,
    installation,
  };
  return plugin.contributes
    .filter((contribution) => contribution.point === point)
    .map((contribution) => contribution.make(context) as Contract);
};
