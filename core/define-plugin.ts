import type { Manifest } from '../schemas/types/manifest.ts';
import type {
  ExtensionContracts,
  ExtensionPointId,
  SharedContracts,
} from './extension-contracts.ts';

/** What a contribution is made from: the plugin's checked options and the market it runs in. */
export interface PluginContext<Options = Readonly<Record<string, unknown>>> {
  readonly options: Options;
  readonly manifest: Manifest;
}

/** One thing a plugin puts behind an extension point. Making it has no effects. */
export type Contribution<
  Options = Readonly<Record<string, unknown>>,
  PointId extends ExtensionPointId = ExtensionPointId,
  Context = PluginContext<Options>,
> = {
  readonly [Id in PointId]: {
    readonly point: Id;
    /** What manifests call it, where one of their keys names it; the plugin's id unless it says otherwise. */
    readonly name?: string;
    /** The same, for one that brings several rules of which the manifest picks one by name. */
    readonly names?: (manifest: Manifest) => readonly string[];
    readonly make: (context: Context) => ExtensionContracts[Id];
  };
}[PointId];

/** JSON Schema (draft-07) of a plugin's options; every property has a description and a default. */
export type OptionsSchema = Readonly<Record<string, unknown>>;

/** Addresses outside the site that a page needs for a plugin, each as scheme and host. */
export interface OutsideHosts {
  /** Where it loads scripts from. */
  readonly scripts?: readonly string[];
  /** Where it makes calls to. */
  readonly calls?: readonly string[];
  /** What it shows in frames. */
  readonly frames?: readonly string[];
  /** Where it loads style sheets from. */
  readonly styles?: readonly string[];
  /** Where it loads pictures from. */
  readonly images?: readonly string[];
}

/** What the start says loudly of a sandbox. */
export interface Sandbox {
  /** What it is called in a sentence. */
  readonly name: string;
  /** What everybody can do while it is open. */
  readonly open: string;
  /** What is missing while it is closed. */
  readonly closed: string;
}

/** A plugin: a plain value that the engine binds. Importing it does nothing. */
export interface Plugin {
  /** Name that manifests use; also the plugin's folder. */
  readonly id: string;
  /** One line on what it brings. */
  readonly title: string;
  readonly version: string;
  /** Range of engine versions it works with, as `^major.minor.patch`. */
  readonly engine: string;
  readonly options?: OptionsSchema;
  /**
   * For a plugin that stands in for somebody outside: what it contributes to points of the server serves only where the
   * server was started with `SANDBOX=open` [GTW-03].
   */
  readonly sandbox?: Sandbox;
  /** What its pages reach outside the site with this manifest; everything else is kept from them. */
  readonly outside?: (manifest: Manifest) => OutsideHosts;
  readonly contributes: readonly Contribution[];
}

/**
 * Types a plugin literal; the options' type flows into its contributions. Points that only the server loads are filled
 * beside it, in `server.ts`: see `defineServerHalf`.
 */
export const definePlugin = <Options = Readonly<Record<string, unknown>>>(plugin: {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly engine: string;
  readonly options?: OptionsSchema;
  readonly sandbox?: Sandbox;
  readonly outside?: (manifest: Manifest) => OutsideHosts;
  readonly contributes: readonly Contribution<Options, keyof SharedContracts>[];
}): Plugin => plugin as Plugin;
