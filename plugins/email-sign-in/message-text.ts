import type { Message } from './form-rules.ts';

/** The words of a key; the plugin's own stand below its id. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of what is wrong with a field; what a password lacks is listed [ACC-27]. */
export const messageText = (message: Message | undefined, words: Words): string | undefined => {
  if (!message) return undefined;
  if ('key' in message) return words(message.key);
  const { missing, count, least } = message;
  return missing
    .map((part) => words(`email-sign-in.passwordParts.${part}`, { count, least }))
    .join(' | ');
};
