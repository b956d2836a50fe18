import { describe, expect, it } from 'vitest';
import { isEmail } from '../../core/accounts/email-rule.ts';
import type { Letter } from '../../core/accounts/mailer.ts';
import { sendLetter } from '../../plugins/email-sign-in/letters.ts';
import { closedInstallation } from '../../core/installation.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { RunningMarket } from '../../server/markets/running-market.ts';
import { PluginServers } from '../../server/plugins/plugin-servers.ts';
import { noBuildFiles } from '../../server/pages/build-files.ts';
import { escapeHtml } from '../../server/shell/escape-html.ts';
import { mailOf } from '../../server/letters/letter-queue.ts';
import { createLog } from '../../server/shell/log.ts';
import { renderMarketChooser } from '../../server/pages/market-chooser.ts';
import { renderPage, scriptJson } from '../../server/pages/render-page.ts';
import { testManifest } from '../core/test-market.ts';
import { hostileTexts } from './hostile-texts.ts';
import { hostileMarket } from './hostile-market.ts';

/** The built page, as far as a market's texts come into it. */
const html =
  '<!doctype html><html lang="en"><head><title>x</title><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>';

/** The elements of a page, attributes by name only: what no text may change. */
const skeletonOf = (page: string): string =>
  [...page.replaceAll(/(<script type="application\/json"[^>]*>)[^<]*/g, '$1').matchAll(/<[^>]*>/g)]
    .map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""'))
    .join('');

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The mail of the letter that a plugin of a market has sent. */
async function mailFrom(
  running: RunningMarket,
  work: (handle: PluginServer) => Promise<void>,
): Promise<Letter> {
  const servers = new PluginServers({
    log: createLog('silent'),
    now: Date.now,
    installation: closedInstallation,
    variables: {},
  });
  servers.open({ markets: { byId: () => running } } as never);
  const loaded = { plugin: { id: 'email-sign-in' }, options: {} } as never;
  const sent: Letter[] = [];
  await work({
    ...servers.of(running.id, loaded, running.market.manifest),
    sendLetter: async (letter) => void sent.push(mailOf(running, { ...letter, kind: 'reset' })),
  });
  const [mail] = sent;
  if (!mail) throw new Error('No letter was sent.');
  return mail;
}

describe('at least 200 hostile texts', () => {
  it('are different ones [SEC-44]', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(200);
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  });

  it('stay texts in HTML and within quotation marks [SEC-44]', () => {
    for (const text of hostileTexts) {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(decoded(escapeHtml(text))).toBe(text);
    }
  });

  it('cannot end the script element that holds JSON, and are read back whole [SEC-44]', () => {
    for (const text of hostileTexts) {
      const json = scriptJson({ [text]: text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(Object.entries(JSON.parse(json) as object)).toEqual([[text, text]]);
    }
  });

  it('change no element of a served page or of the chooser of markets, as name, title or description [SEC-44]', () => {
    const parts = { html, files: noBuildFiles, release: 'x' };
    const pageOf = (text: string) => renderPage(parts, hostileMarket(text), 'en-GB', '/');
    const place = { protocol: 'http', host: 'localhost' };
    const chooserOf = (text: string) => renderMarketChooser([hostileMarket(text)], place);
    for (const text of hostileTexts) {
      const page = pageOf(text);
      expect(skeletonOf(page)).toBe(skeletonOf(pageOf('plain')));
      expect(decoded(/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '')).toBe(`Plain ${text}`);
      expect(skeletonOf(chooserOf(text))).toBe(skeletonOf(chooserOf('plain')));
    }
  });

  it('make neither a header nor another addressee of a letter, and stand in it as they are [SEC-44]', async () => {
    const settings = testManifest('uk');
    const mailAbout = (text: string) => {
      const to = { email: 'ada@example.com', language: 'en-GB', code: text };
      return mailFrom(hostileMarket(text), (handle) => sendLetter(handle, 'reset', to));
    };
    const plain = skeletonOf((await mailAbout('plain')).html);
    for (const text of hostileTexts) {
      const { subject, body, html: page } = await mailAbout(text);
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(body).toBe([text, `${text} ${text}`, text, text].join('\n\n'));
      expect(skeletonOf(page.replaceAll('<br>', ''))).toBe(plain);
      expect(isEmail(text, settings.account)).toBe(false);
    }
  });

  it('are one line of the log each, without a sign that a terminal obeys [SEC-44]', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    for (const text of hostileTexts) {
      log.info({ text, err: new Error(text), [text]: 1 }, text);
      log.child({ traceId: text }).warn(text);
    }
    expect(lines).toHaveLength(2 * hostileTexts.length);
    for (const [index, line] of lines.entries()) {
      const text = hostileTexts[Math.floor(index / 2)];
      expect(line).toMatch(/^\{[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*\}\n$/u);
      const entry = JSON.parse(line) as Record<string, unknown>;
      expect(entry['level']).toBe(index % 2 === 0 ? 30 : 40);
      expect(entry['msg']).toBe(text);
    }
  });
});
