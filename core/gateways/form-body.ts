/** A value of a form; parts of a part stand in brackets: `a[b]`. */
export interface FormValues {
  readonly [name: string]: string | number | boolean | undefined | FormValues;
}

const pairsOf = (values: FormValues, within = ''): [string, string][] =>
  Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const name = within === '' ? key : `${within}[${key}]`;
    if (value === undefined) return [];
    return typeof value === 'object' ? pairsOf(value, name) : [[name, String(value)]];
  });

/** The body of a form that a provider is sent; what is undefined is left out. */
export const formBody = (values: FormValues): string =>
  new URLSearchParams(pairsOf(values)).toString();

export const formType = { 'content-type': 'application/x-www-form-urlencoded' } as const;
export const jsonType = { 'content-type': 'application/json' } as const;
