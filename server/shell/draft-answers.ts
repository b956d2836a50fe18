declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a visitor of a draft may make the call. Unless it says, calls that read may be made, and others not
     * [OPR-14].
     */
    readonly inDrafts?: 'answered' | 'refused';
  }
}

/** For the `config` of calls that work something out and leave nothing behind, though their method is POST. */
export const answeredInDrafts = { inDrafts: 'answered' } as const;

/** For the `config` of calls that begin something, though their method is GET. */
export const refusedInDrafts = { inDrafts: 'refused' } as const;
