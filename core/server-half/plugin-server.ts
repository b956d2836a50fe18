import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { LetterContent } from '../accounts/letter-content.ts';
import type { Letter } from '../accounts/mailer.ts';
import type { TextMessage } from '../accounts/sms-sender.ts';
import type { PluginContext } from '../define-plugin.ts';
import type { Installation } from '../installation.ts';
import type { PluginDatabase } from '../tables/plugin-database.ts';
import type { CallOutside } from './outside-call.ts';

/** What a plugin writes to the server's log; each line names plugin and market. Nothing personal may be in it [SEC-40]. */
export interface PluginLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  /** An error goes into the field `err`. */
  error(fields: object, message: string): void;
}

/** A letter that a plugin has sent. */
export interface PluginLetter extends Pick<Letter, 'recipient' | 'subject'> {
  readonly content: LetterContent;
  /** Language that it is written in, as a BCP 47 tag; the market's first where none is known. */
  readonly language: string | undefined;
}

/**
 * The handle that everything in a plugin's server half is given: all of the server that it may use, for one market that
 * names it [ENG-15, ENG-19]. It works once the server is open, so contributions use it in their calls and not while they
 * are made.
 */
export interface PluginServer<
  Options = Readonly<Record<string, unknown>>,
> extends PluginContext<Options> {
  /** Id of the market. Its `manifest` and the plugin's `options` in it are beside it, as they were read last. */
  readonly market: string;
  /** The present moment by the server's clock, in milliseconds: for rules of the moment, never for what is stored. */
  now(): number;
  readonly log: PluginLog;
  /** Its own tables. */
  readonly database: PluginDatabase;
  /** What the installation keeps for plugins that have nothing of their own outside. */
  readonly installation: Installation;
  /** A hut of the market; undefined where the market has none of that id in that sector. */
  hut(sector: string, id: string): Promise<Hut | undefined>;
  /** Whether a hut of the market delivers to a postcode; one that names no area is not judged, and does [CHK-54]. */
  delivers(hut: Hut, postcode: string): Promise<boolean>;
  /** The manifest as it holds at a hut of the market [CST-05]. */
  manifestAt(hut: Pick<Hut, 'sector' | 'id'>): Manifest;
  /** Calls somebody outside, within limits [GTW-20]. */
  readonly callOutside: CallOutside;
  /**
   * Where this very process answers: scheme, host and port, without a slash at the end, for a plugin that is reached over
   * HTTP by the server it runs in. Undefined before the server listens.
   */
  ownAddress(): string | undefined;
  /**
   * A variable of the server's environment, such as a provider's key, by the name that an option gives. The option's schema
   * says `"x-variable": true`, so that a market whose variable is not set stops the start.
   * @param otherwise what a variable holds that is not set
   * @throws where it is not set, and nothing stands for it
   */
  variable(name: string, otherwise?: string): string;
  /** A secret that the installation makes for the plugin when it is first asked for, the same ever after: 43 characters. */
  secret(name: string): Promise<string>;
  /**
   * A text of the market by its key, in a language of a customer or the market's first; the plugin's own texts stand below
   * its id. Empty for a key that there is not.
   * @param values what stands for `{{name}}` in it
   */
  text(
    key: string,
    language: string | undefined,
    values?: Readonly<Record<string, string>>,
  ): string;
  /**
   * Has a letter sent by the market's mailer [ACC-20]: it is stored, and sent from there at least once [GTW-31]. Its subject
   * is put on one line.
   * @throws when it could not be stored, or the market has no mailer
   */
  sendLetter(letter: PluginLetter): Promise<void>;
  /**
   * Sends a text message by the market's SMS sender [OTP-26].
   * @throws when it could not be handed on, or the market has no SMS sender
   */
  sendMessage(message: Omit<TextMessage, 'market'>): Promise<void>;
}
