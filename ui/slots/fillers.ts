import type { App } from '../../client/app-store.ts';
import { environmentOf } from '../../client/kernel/environment.ts';
import { type NamedPlugin, openPluginTree } from '../../client/plugins/plugin-tree.ts';
import type { UiHalf } from './define-ui.ts';

/** A ui half, whatever the plugin's options and store. */
export type AnyUiHalf = UiHalf<Readonly<Record<string, unknown>>, undefined>;

/** A plugin that fills a slot, as the build knows it. */
export interface Filler {
  readonly load: () => Promise<{ readonly default: AnyUiHalf }>;
  /** Payment types or paths that it brings, for the slots that have them. */
  readonly keys: readonly string[];
}

/** The plugins that fill a slot, by id. */
export type Fillers = Readonly<Record<string, Filler>>;

/** A plugin of the market with its part of a slot. */
export interface NamedFiller extends NamedPlugin {
  readonly filler: Filler;
}

/** Those that the market names, in the order of its manifest; nothing is loaded of any other. */
export const fillersOf = (app: App, fillers: Fillers): readonly NamedFiller[] =>
  environmentOf(app).market.manifest.plugins.flatMap(({ id, options = {} }) => {
    const filler = Object.hasOwn(fillers, id) ? fillers[id] : undefined;
    return filler ? [{ id, options, filler }] : [];
  });

/** A ui half with the store of its plugin. */
interface OpenHalf {
  readonly half: AnyUiHalf;
  readonly store: unknown;
}

const opening = new WeakMap<App, Map<string, Promise<OpenHalf>>>();

/** Loads a plugin's ui half and makes its store, once; what failed is tried again the next time. */
export function openHalf(app: App, { filler, ...plugin }: NamedFiller): Promise<OpenHalf> {
  const ofApp = opening.get(app) ?? new Map<string, Promise<OpenHalf>>();
  opening.set(app, ofApp);
  const known = ofApp.get(plugin.id);
  if (known) return known;
  const open = async (): Promise<OpenHalf> => {
    try {
      const { default: half } = await filler.load();
      return { half, store: half.client && openPluginTree(app, plugin, half.client) };
    } catch (error) {
      ofApp.delete(plugin.id);
      throw error;
    }
  };
  const opened = open();
  ofApp.set(plugin.id, opened);
  return opened;
}
