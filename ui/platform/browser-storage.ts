import { type KeyValueStorage, memoryStorage } from '../../client/kernel/key-value-storage.ts';
import type { ErrorReporter } from '../../core/shell/ports.ts';

/** Local or session storage of the browser; memory where the browser refuses it, which is logged [SHL-53]. */
export const browserStorage = (
  kind: 'localStorage' | 'sessionStorage',
  report: ErrorReporter['report'],
): KeyValueStorage => {
  try {
    const area = window[kind];
    const probe = `comanda-probe-${Math.random()}`;
    area.setItem(probe, '');
    area.removeItem(probe);
    return storageOf(area);
  } catch (error) {
    report('warning', `${kind} is not available; state lasts as long as the page`, { error });
    return memoryStorage();
  }
};

const storageOf = (area: Storage): KeyValueStorage => ({
  read: (key) => area.getItem(key) ?? undefined,
  write: (key, value) => area.setItem(key, value),
  remove: (key) => area.removeItem(key),
  keys: () => Object.keys(area),
  onChange: (listener) => {
    const onStorage = ({ storageArea, key, newValue }: StorageEvent) => {
      if (storageArea === area && key !== null) listener(key, newValue ?? undefined);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
});
