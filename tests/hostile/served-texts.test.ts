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

/** The letters that a plugin of a market sends. */
async function lettersOf(
  running: RunningMarket,
  work: (handle: PluginServer) => Promise<void>,
): Promise<readonly Letter[]> {
  const sent: Letter[] = [];
  const extensions = { all: () => [{ send: async (letter: Letter) => void sent.push(letter) }] };
  const served = { ...running, market: { ...running.market, extensions } };
  const log = createLog('silent');
  const servers = new PluginServers({
    log,
    now: Date.now,
    installation: closedInstallation,
    variables: {},
  });
  servers.open({ markets: { byId: () => served } } as never);
  const loaded = { plugin: { id: 'email-sign-in' }, options: {} } as never;
  await work(servers.of(running.id, loaded, running.market.manifest));
  return sent;
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
    for (const text of hostileTexts) {
      const manifest = { ...settings, name: text };
      const running = hostileMarket(text);
      const to = { email: 'ada@example.com', language: 'en-GB', code: text };
      const [{ subject, body } = { subject: '\n', body: '' }] = await lettersOf(running, (handle) =>
        sendLetter({ ...handle, manifest }, 'reset', to),
      );
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(body).toBe(`${text} ${text}`);
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
