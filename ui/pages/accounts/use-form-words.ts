import type { FormMessage } from '../../../client/accounts/account-form.ts';
import { useWords } from '../../words/words-context.tsx';

/** The words of what is wrong with a field; what a password lacks is listed [ACC-27]. */
export const useFormWords = (): ((message: FormMessage | undefined) => string | undefined) => {
  const { t } = useWords();
  return (message) => {
    if (!message) return undefined;
    if ('key' in message) return t(message.key, { ...message.values });
    const { missing, count, least } = message;
    return missing.map((part) => t(`accounts.passwordParts.${part}`, { count, least })).join(' | ');
  };
};
