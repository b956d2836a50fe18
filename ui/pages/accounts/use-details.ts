import { useState } from 'react';
import { detailsProblems, type FormMessage } from '../../../client/accounts/account-form.ts';
import type { Account } from '../../../schemas/types/http/accounts.ts';
import { useForm } from '../../components/use-form.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** What is asked of a customer besides how they sign in, and how far it is saved. */
interface DetailsRules {
  /** A mobile number that is known already [ACC-09]. */
  readonly mobile?: string | undefined;
  readonly onDone: () => void;
  /** What the form begins with, where something was typed before [SHP-34]. */
  readonly first?: Details | undefined;
  /** A new account, unless it is one that is known. */
  readonly kind?: 'create' | 'update';
}

/** Values of the details. */
export interface Details {
  readonly [field: string]: string | boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly marketingEmail: boolean;
  readonly marketingSMS: boolean;
}

/** The details as an account has them. */
export const detailsOf = (known: Account | undefined, mobile?: string): Details => ({
  firstName: known?.firstName ?? '',
  lastName: known?.lastName ?? '',
  phone: mobile ?? known?.phone ?? '',
  marketingEmail: known?.marketingEmail ?? false,
  marketingSMS: known?.marketingSMS ?? false,
});

/** The state of the form of details; they are saved as those of a new account [ACC-18]. */
export const useDetails = ({ mobile, onDone, first, kind = 'create' }: DetailsRules) => {
  const app = useApp();
  const { report, market } = useEnvironment();
  const [hasFailed, setFailed] = useState(false);
  const known = app.account?.account;
  /** Answers whether they are saved. */
  const save = async (details: Details): Promise<boolean> => {
    setFailed(false);
    try {
      const account = await app.readyForAccount();
      await account.changes.save(details, kind);
    } catch (error) {
      report('warning', 'The details of the account were not saved', { error });
      setFailed(true);
      return false;
    }
    onDone();
    return true;
  };
  const form = useForm<Details, 'firstName' | 'lastName' | 'phone', FormMessage>({
    first: first ?? detailsOf(known, mobile),
    problemsOf: (typed) => detailsProblems(typed, market.manifest),
    send: async (details) => {
      await save(details);
      return undefined;
    },
  });
  return { form, hasFailed, save: () => save(form.values) };
};

/** The form of details as `useDetails` has it. */
export type DetailsState = ReturnType<typeof useDetails>;
