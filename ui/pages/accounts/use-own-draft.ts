import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

type Values = Readonly<Record<string, string | boolean>>;

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What of the values that were kept fits the form as it is. */
const fitting = <Form extends Values>(kept: unknown, first: Form): Form => {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  const known = new Map<string, unknown>(entries);
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      const before = known.get(name);
      return [name, typeof before === typeof value ? before : value];
    }),
  ) as Form;
};

/**
 * Keeps what was typed into a form of the account in this tab until it is saved: a session that ends half-way loses
 * nothing, and nobody else who signs in sees it [SHP-34].
 * @param form names it among the forms of the account
 */
export const useOwnDraft = <Form extends Values>(form: string, first: Form) => {
  const { session } = useApp();
  const { market, sessionStorage } = useEnvironment();
  const key = `${market.manifest.storage.persistKeyPrefix}account-form`;
  const [customer] = useState(session.authentication?.id);
  const [start] = useState(() => {
    const draft = parsed(sessionStorage.read(key)) as
      | { readonly customer?: unknown; readonly form?: unknown; readonly values?: unknown }
      | null
      | undefined;
    const isOwn = customer !== undefined && draft?.customer === customer && draft.form === form;
    return { values: isOwn ? fitting(draft.values, first) : first, isRestored: isOwn };
  });
  return {
    first: start.values,
    /** There was something typed before. */
    isRestored: start.isRestored,
    keep: (values: Form) => {
      try {
        sessionStorage.write(key, JSON.stringify({ customer, form, values }));
      } catch {
        // A full storage keeps nothing; the form goes on.
      }
    },
    forget: () => sessionStorage.remove(key),
  };
};

/** Keeps the values of a form whenever they have changed. */
export const useKept = <Form extends Values>(
  values: Form,
  { first, keep }: Pick<ReturnType<typeof useOwnDraft<Form>>, 'first' | 'keep'>,
): void => {
  const text = JSON.stringify(values);
  const isTouched = text !== JSON.stringify(first);
  const store = useEffectEvent(() => keep(values));
  useEffect(() => {
    if (isTouched) store();
  }, [isTouched, text]);
};
