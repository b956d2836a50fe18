import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from './certificate.ts';

const verdict = (passed: boolean): string => (passed ? 'passed' : 'FAILED');

/** A certificate for people. */
function asMarkdown({ market, revision, engine, date, passed, parts }: Certificate): string {
  const findings = parts
    .filter((part) => !part.passed)
    .flatMap((part) => [`## ${part.name}`, '', ...part.findings.map((found) => `- ${found}`), '']);
  return [
    `# Market ${market}: ${verdict(passed)}`,
    '',
    `${date}, engine ${engine}, revision ${revision} of the market.`,
    '',
    '| part | | |',
    '| --- | --- | --- |',
    ...parts.map((part) => `| ${part.name} | ${verdict(part.passed)} | ${part.note} |`),
    '',
    ...findings,
  ].join('\n');
}

/** A certificate on one line a part, for a terminal. */
export const asLines = ({ market, passed, parts }: Certificate): readonly string[] => [
  ...parts.flatMap((part) => [
    `${part.passed ? 'ok  ' : 'FAIL'} ${part.name.padEnd(24)} ${part.note}`,
    ...part.findings.map((found) => `       ${found}`),
  ]),
  `Market ${market}: ${verdict(passed)}.`,
];

/**
 * Writes a certificate as JSON and as Markdown, named by market and date; one of the same moment is replaced.
 * @returns the files without their endings
 */
export function writeCertificate(folder: string, certificate: Certificate): string {
  mkdirSync(folder, { recursive: true });
  const moment = certificate.date.slice(0, 19).replaceAll(':', '');
  const path = join(folder, `${certificate.market}-${moment}Z`);
  writeFileSync(`${path}.json`, `${JSON.stringify(certificate, undefined, 2)}\n`);
  writeFileSync(`${path}.md`, asMarkdown(certificate));
  return path;
}
