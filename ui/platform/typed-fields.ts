/** Where the page that comes finds what was typed into the one before. */
export const typedKey = 'comanda:typed';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into the fields of one page, by their names. */
export interface Typed {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Words by which a field says that it is for a secret: a password, a code, a card. */
const secret = /password|one-time-code|(^|\s)cc-/;

/** Whether what is typed may be kept: only where the field tells that it is no secret [OPS-14]. */
const isKept = (field: Field): boolean => {
  const { autocomplete, readOnly, role, type } = field;
  if (readOnly || secret.test(autocomplete)) return false;
  if (['email', 'search', 'textarea'].includes(type)) return true;
  // A field that offers addresses of its own has only those of the browser switched off.
  return (
    ['date', 'tel', 'text'].includes(type) &&
    (role === 'combobox' || !['', 'off', 'on'].includes(autocomplete))
  );
};

/** Names a field in a way that another release does as well. */
const nameOf = (field: Field): string => field.name || (field.labels?.[0]?.textContent ?? '');

/** A field whose value may be kept: its name and its element; undefined for any other. */
const keptField = (element: EventTarget | null): readonly [string, Field] | undefined => {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || !isKept(element)) return undefined;
  const name = nameOf(element);
  return name === '' ? undefined : [name, element];
};

/** The fields of the page whose values may be kept. */
export const keptFields = (): readonly (readonly [string, Field])[] =>
  [...document.querySelectorAll('input, textarea')].flatMap((field) => {
    const kept = keptField(field);
    return kept ? [kept] : [];
  });

/** What stands in the fields of the page that is open. */
const typedSoFar = (): Typed => ({
  path: window.location.pathname,
  fields: Object.fromEntries(
    keptFields().flatMap(([name, { value }]) => (value === '' ? [] : [[name, value]])),
  ),
});

/**
 * Remembers what is typed into the page that is open, also where the field goes while its page stays, and what was typed
 * before somebody asked.
 * @returns what that is by now
 */
export const rememberTyped = (): (() => Typed) => {
  let typed = typedSoFar();
  const note = ({ target }: Event) => {
    const kept = keptField(target);
    if (!kept) return;
    const [name, { value }] = kept;
    const { pathname: path } = window.location;
    const before = typed.path === path ? typed.fields : {};
    typed = { path, fields: { ...before, [name]: value } };
  };
  document.addEventListener('input', note, { capture: true });
  return () => typed;
};
