import { applySnapshot, getSnapshot, onSnapshot } from 'mobx-state-tree';
import type { IAnyStateTreeNode } from 'mobx-state-tree';
import type { Environment } from './environment.ts';
import { persistentSlices, type Slice, transientSlices } from './persistent-slices.ts';

/** Shape of what is stored; a copy of another version is left aside. */
const version = 1;

type Snapshot = Readonly<Record<string, unknown>>;
type StoreSnapshots = Readonly<Record<string, Snapshot>>;

type Ports = Pick<Environment, 'market' | 'report' | 'storage' | 'sessionStorage'>;

/**
 * Brings back the stored state of an earlier visit, then stores every change; a change that another tab
 * stores is taken over, so that tabs agree. Throws when stored state does not fit: that slice is set aside
 * first, so that a reload starts without it [SHL-52]. Slices of stores that the tree does not have are left.
 * @param kept the slices, where they are not those of the shop's own stores
 * @returns how to stop
 */
export const persist = (
  app: IAnyStateTreeNode,
  environment: Ports,
  kept: readonly Slice[] = persistentSlices,
): (() => void) => {
  const { storage } = environment;
  const prefix = environment.market.manifest.storage.persistKeyPrefix;
  const known = new Map<string, string>();
  purgeOnce(environment, prefix);
  const slices = kept.filter(({ store }) => store in getSnapshot<StoreSnapshots>(app));
  for (const slice of slices) {
    const text = storage.read(prefix + slice.key);
    if (text === undefined) continue;
    known.set(slice.key, text);
    restore(app, slice, text, environment, prefix);
  }
  const store = () => {
    const snapshots = getSnapshot<StoreSnapshots>(app);
    for (const slice of slices) {
      const text = JSON.stringify({ version, state: sliceOf(snapshots, slice) });
      if (known.get(slice.key) === text) continue;
      known.set(slice.key, text);
      write(slice.key, text);
    }
  };
  const write = (key: string, text: string) => {
    try {
      storage.write(prefix + key, text);
    } catch (error) {
      environment.report('warning', `The state of '${key}' could not be stored`, { error });
    }
  };
  const stopStoring = onSnapshot(app, store);
  const stopListening = storage.onChange((key, value) => {
    const slice = slices.find((candidate) => prefix + candidate.key === key);
    if (!slice || value === undefined || known.get(slice.key) === value) return;
    known.set(slice.key, value);
    try {
      apply(app, slice, value);
    } catch (error) {
      environment.report('warning', `Another tab's '${slice.key}' does not fit`, { error });
    }
  });
  return () => {
    stopStoring();
    stopListening();
  };
};

/** Whether an earlier visit stored this slice; its store may not be loaded yet. */
export const hasStored = (
  key: string,
  { market, storage }: Pick<Environment, 'market' | 'storage'>,
): boolean => storage.read(market.manifest.storage.persistKeyPrefix + key) !== undefined;

/** A slice as it is stored now, which another tab may have changed; undefined where there is none that fits. */
export const storedSlice = (
  key: string,
  { market, storage }: Pick<Environment, 'market' | 'storage'>,
): Snapshot | undefined => {
  const text = storage.read(market.manifest.storage.persistKeyPrefix + key);
  try {
    const stored: unknown = text === undefined ? undefined : JSON.parse(text);
    if (!isRecord(stored) || stored['version'] !== version) return undefined;
    return isRecord(stored['state']) ? stored['state'] : undefined;
  } catch {
    return undefined;
  }
};

/** Stored copies of slices that must not persist go away on the first load of a browser session [SHL-51]. */
const purgeOnce = ({ storage, sessionStorage }: Ports, prefix: string): void => {
  const mark = `${prefix}purged`;
  if (sessionStorage.read(mark) !== undefined) return;
  for (const key of transientSlices) storage.remove(prefix + key);
  sessionStorage.write(mark, 'yes');
};

const restore = (
  app: IAnyStateTreeNode,
  slice: Slice,
  text: string,
  { report, storage }: Ports,
  prefix: string,
): void => {
  try {
    apply(app, slice, text);
  } catch (error) {
    storage.write(`${prefix}${slice.key}.aside`, text);
    storage.remove(prefix + slice.key);
    report('error', `The stored state of '${slice.key}' does not fit and was set aside`, { error });
    throw new Error(`Stored state of '${slice.key}' does not fit`, { cause: error });
  }
};

/** Puts a stored slice into its store. A copy of another version is ignored. */
const apply = (app: IAnyStateTreeNode, slice: Slice, text: string): void => {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored)) throw new Error('It is not an object.');
  if (stored['version'] !== version) return;
  const { state } = stored;
  if (!isRecord(state)) throw new Error('It has no state.');
  const before = getSnapshot<StoreSnapshots>(app)[slice.store] ?? {};
  const kept = slice.fields ? without(before, slice.fields) : {};
  const target = (app as Readonly<Record<string, IAnyStateTreeNode>>)[slice.store];
  if (target) applySnapshot(target, { ...kept, ...state });
};

const sliceOf = (snapshots: StoreSnapshots, { store, fields }: Slice): Snapshot => {
  const snapshot = snapshots[store] ?? {};
  if (!fields) return snapshot;
  return Object.fromEntries(Object.entries(snapshot).filter(([name]) => fields.includes(name)));
};

const without = (snapshot: Snapshot, fields: readonly string[]): Snapshot =>
  Object.fromEntries(Object.entries(snapshot).filter(([name]) => !fields.includes(name)));

const isRecord = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
