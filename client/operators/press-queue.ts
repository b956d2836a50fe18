import type { OperatorPress } from '../../schemas/types/http/operators.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';

/** A press that the server has not answered yet. */
export interface QueuedPress {
  readonly orderId: string;
  /** Names the call, however often it is sent. */
  readonly key: string;
  readonly press: OperatorPress;
}

const isQueued = (value: unknown): value is QueuedPress =>
  typeof value === 'object' &&
  value !== null &&
  'orderId' in value &&
  'key' in value &&
  'press' in value;

/** Keeps presses where they outlive the page, so that a line that is down or a tablet that restarts loses none [OPR-24]. */
export const pressQueue = (storage: KeyValueStorage, name: string) => ({
  read(): readonly QueuedPress[] {
    try {
      const kept: unknown = JSON.parse(storage.read(name) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isQueued) : [];
    } catch {
      return [];
    }
  },
  write(presses: readonly QueuedPress[]): void {
    try {
      if (presses.length === 0) storage.remove(name);
      else storage.write(name, JSON.stringify(presses));
    } catch {
      // The storage is full: the presses live as long as the page.
    }
  },
});
