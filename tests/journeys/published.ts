import type { MadeDraft } from '../../server/versions/make-draft.ts';
import { startProgram } from './line-program.ts';

/** A text in a file of the markets, and what stands there instead. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** What is done on the server's side. */
export interface Action {
  readonly kind: 'publish' | 'draft' | 'advance';
  readonly edits?: readonly Edit[];
  /** How long a draft can be looked at, or by how much the clocks are set on, in milliseconds. */
  readonly lifeMs?: number;
}

/** A server that serves what was published last. */
export interface PublishedSite {
  readonly url: string;
  /** Publishes edits; resolves once they are served. */
  readonly publish: (...edits: readonly Edit[]) => Promise<void>;
  /** Makes a draft of edits, which are published by nobody. @returns the query of a link to it */
  readonly draft: (lifeMs: number, ...edits: readonly Edit[]) => Promise<string>;
  /** Sets the clocks of the server and its database on. */
  readonly advance: (lifeMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startPublishedSite(): Promise<PublishedSite> {
  const { next, send, stop } = startProgram('tests/journeys/programs/versions.ts');
  const { url } = await next<{ readonly url: string }>();
  const act = async <Answer>(action: Action): Promise<Answer> => {
    send(JSON.stringify(action));
    return (await next<{ readonly answer: Answer }>()).answer;
  };
  return {
    url,
    publish: async (...edits) => void (await act({ kind: 'publish', edits })),
    async draft(lifeMs, ...edits) {
      const { links } = await act<MadeDraft>({ kind: 'draft', edits, lifeMs });
      return new URL(links[0]?.link ?? '').search;
    },
    advance: async (lifeMs) => void (await act({ kind: 'advance', lifeMs })),
    stop,
  };
}
