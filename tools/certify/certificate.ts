/** What one part of a certificate found of a market. */
export interface PartResult {
  /** What was tried, in figures; why it could not be, where it could not. */
  readonly note: string;
  /** What does not hold, a sentence each; empty where all does. */
  readonly findings: readonly string[];
}

/** A part of a certificate. */
export interface CertificatePart {
  readonly name: string;
  readonly run: () => Promise<PartResult>;
}

/** What a market was found to hold to at a moment [ENG-35]. */
export interface Certificate {
  readonly market: string;
  /** Changes whenever a file of the market does. */
  readonly revision: string;
  readonly engine: string;
  /** As ISO 8601, in UTC. */
  readonly date: string;
  readonly passed: boolean;
  readonly parts: readonly (PartResult & { readonly name: string; readonly passed: boolean })[];
}

/** What a certificate is about. */
export type Subject = Pick<Certificate, 'market' | 'revision' | 'engine'>;

async function resultOf({ run }: CertificatePart): Promise<PartResult> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { note: 'could not be tried', findings: [message] };
  }
}

/**
 * Tries every part, one after the other, whatever fails: one that cannot be tried has failed.
 * @param now the moment that the certificate bears, in milliseconds
 */
export async function certify(
  subject: Subject,
  parts: readonly CertificatePart[],
  now: number,
): Promise<Certificate> {
  const tried: Certificate['parts'][number][] = [];
  for (const part of parts) {
    const result = await resultOf(part);
    tried.push({ name: part.name, passed: result.findings.length === 0, ...result });
  }
  return {
    ...subject,
    date: new Date(now).toISOString(),
    passed: tried.every(({ passed }) => passed),
    parts: tried,
  };
}
