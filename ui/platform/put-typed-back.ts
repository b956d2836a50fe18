import { keptFields, type Typed } from './typed-fields.ts';

/** Types into a field as a person does, so that what listens to it hears of it. */
const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Puts what was typed before a reload back into the fields of the page as they come, while they are empty, until the
 * visitor types or goes to another page [OPS-14].
 */
export const putTypedBack = ({ path, fields }: Typed): void => {
  const left = new AbortController();
  const seen = new WeakSet<Element>();
  const fill = () => {
    if (window.location.pathname !== path) left.abort();
    if (left.signal.aborted) return;
    for (const [name, field] of keptFields()) {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!value || seen.has(field)) continue;
      seen.add(field);
      if (field.value === '') typeInto(field, value);
    }
  };
  const watcher = new MutationObserver(fill);
  left.signal.addEventListener('abort', () => watcher.disconnect());
  const stopForVisitor = ({ isTrusted }: Event) => {
    if (isTrusted) left.abort();
  };
  document.addEventListener('input', stopForVisitor, { capture: true, signal: left.signal });
  watcher.observe(document, { subtree: true, childList: true });
  fill();
};
