import { startProgram } from './line-program.ts';

/** A text in a file of the markets, and what stands there instead. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** A server that serves what was published last. */
export interface PublishedSite {
  readonly url: string;
  /** Publishes edits; resolves once they are served. */
  readonly publish: (...edits: readonly Edit[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startPublishedSite(): Promise<PublishedSite> {
  const { next, send, stop } = startProgram('tests/journeys/programs/versions.ts');
  const { url } = await next<{ readonly url: string }>();
  return {
    url,
    publish: async (...edits) => {
      send(JSON.stringify(edits));
      await next();
    },
    stop,
  };
}
