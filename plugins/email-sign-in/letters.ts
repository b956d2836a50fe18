import type { PluginServer } from '../../core/server-half/plugin-server.ts';

/** A code for a new password, a code that makes an account, or that there is an account already. */
type LetterKind = 'reset' | 'signUp' | 'known';

interface Addressee {
  readonly email: string;
  readonly language: string | undefined;
  readonly code?: string;
}

/** Has a letter sent in the language of whom it goes to [ACC-20]. @throws when it could not be stored */
export const sendLetter = (
  { manifest, sendLetter: send, text }: Pick<PluginServer, 'manifest' | 'sendLetter' | 'text'>,
  kind: LetterKind,
  { email, language, code }: Addressee,
): Promise<void> => {
  const words = (key: string): string =>
    text(`email-sign-in.mail.${key}`, language, { code: code ?? '', name: manifest.name });
  return send({
    recipient: email,
    subject: words(`${kind}Subject`),
    language,
    content: {
      heading: words(`${kind}Title`),
      paragraphs: [words(`${kind}Body`)],
      ...(code !== undefined && { code }),
      closing: [words(`${kind}Closing`)],
    },
  });
};
