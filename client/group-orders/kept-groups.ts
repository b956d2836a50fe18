import type { Lines } from '../basket/basket-edits.ts';
import type { Environment } from '../kernel/environment.ts';
import { groupsKey } from './groups-key.ts';

/** A group that was opened or joined on this device, with the secret that says so. */
export interface KeptGroup {
  readonly id: string;
  readonly key: string;
  readonly isHost: boolean;
  /** When it ends by itself, in milliseconds. */
  readonly endsAt: number;
  /** What was in the basket before the lines of the group came into it; absent until they do. */
  readonly before?: Lines;
}

type Ports = Pick<Environment, 'market' | 'now' | 'report' | 'storage'>;

/** Shape of what is stored; what has another one is left aside. */
const version = 1;

/** How long after its end a group can still be looked at, in milliseconds, as the server tells it. */
const toldForMs = 24 * 3_600_000;

const isKept = (entry: unknown): entry is KeptGroup => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, key, isHost, endsAt, before } = entry as Partial<Record<keyof KeptGroup, unknown>>;
  const lines = (before ?? { deals: [], items: [] }) as Partial<Record<keyof Lines, unknown>>;
  return (
    typeof id === 'string' &&
    typeof key === 'string' &&
    typeof isHost === 'boolean' &&
    typeof endsAt === 'number' &&
    Array.isArray(lines.deals) &&
    Array.isArray(lines.items)
  );
};

/** The groups of this device, the latest first; storage belongs to the browser: what is none is left out. */
export function keptGroups(ports: Ports): readonly KeptGroup[] {
  try {
    const text = ports.storage.read(groupsKey(ports)) ?? '{}';
    const stored = JSON.parse(text) as { version?: unknown; groups?: unknown } | null;
    if (stored?.version !== version || !Array.isArray(stored.groups)) return [];
    const groups = (stored.groups as readonly unknown[]).filter(isKept);
    return groups.filter(({ endsAt }) => endsAt + toldForMs > ports.now());
  } catch {
    return [];
  }
}

function write(groups: readonly KeptGroup[], ports: Ports): void {
  try {
    if (groups.length === 0) ports.storage.remove(groupsKey(ports));
    else ports.storage.write(groupsKey(ports), JSON.stringify({ version, groups }));
  } catch (error) {
    ports.report('warning', 'The group order could not be stored', { error });
  }
}

/** Keeps a group in the place of what was known of it; a host has one at a time. */
export const keepGroup = (group: KeptGroup, ports: Ports): void =>
  write(
    [
      group,
      ...keptGroups(ports).filter(({ id, isHost }) => id !== group.id && !(isHost && group.isHost)),
    ],
    ports,
  );

export const dropGroup = (id: string, ports: Ports): void =>
  write(
    keptGroups(ports).filter((group) => group.id !== id),
    ports,
  );
