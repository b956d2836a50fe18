import type { RunningMarket } from '../markets/running-market.ts';
import { marketParameter } from '../markets/market-of-request.ts';
import { escapeHtml } from './render-page.ts';

/** Where the chooser stands: scheme and port of its address. */
export interface ChooserPlace {
  readonly protocol: string;
  /** Host with its port, as the visitor typed it. */
  readonly host: string;
}

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2rem;padding:1.5rem;background:#fbf7f1;color:#2b1712;font:1.0625rem/1.5 ui-sans-serif,system-ui,sans-serif}
header{max-width:40rem}
h1{margin:0 0 .25em;font-size:clamp(1.9rem,5vw,3rem);line-height:1.1;letter-spacing:-.02em}
p{margin:0;color:#6b534b}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem;margin:0;padding:0;list-style:none;width:min(64rem,calc(100vw - 3rem))}
li{display:grid;background:#fff;border-radius:1rem;box-shadow:0 1px 2px #2b17121a,0 6px 20px #2b17120f;overflow:hidden;border-top:.5rem solid var(--accent)}
a{color:inherit}
.market{display:grid;gap:.125rem;padding:1.25rem 1.25rem .75rem;text-decoration:none}
.market strong{font-size:1.375rem;letter-spacing:-.01em}
.market:hover strong,.market:focus-visible strong{text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.15em;text-underline-offset:.2em}
.market span{color:#6b534b;overflow-wrap:anywhere}
.here{padding:.5rem 1.25rem 1.125rem;font-size:.9375rem;color:#6b534b}
:focus-visible{outline:3px solid var(--accent,#cb3418);outline-offset:-3px;border-radius:1rem}
`;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const languageNames = new Intl.DisplayNames(['en'], {
  type: 'language',
  languageDisplay: 'standard',
});

/** The page of a bare host: every market with its own address, and one that works where that name leads nowhere. */
export function renderMarketChooser(
  markets: readonly RunningMarket[],
  place: ChooserPlace,
): string {
  const name = markets[0]?.market.manifest.name ?? '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(name)}: choose your country</title>
    <meta name="description" content="Order online: choose the country you are in." />
    <style>${style}</style>
  </head>
  <body>
    <header>
      <h1>${escapeHtml(name)}</h1>
      <p>Where would you like to order?</p>
    </header>
    <main>
      <ul>
${markets.map((market) => card(market, place)).join('\n')}
      </ul>
    </main>
  </body>
</html>
`;
}

function card(
  { id, market, locales, theme }: RunningMarket,
  { protocol, host }: ChooserPlace,
): string {
  const [ownHost = ''] = market.manifest.hosts;
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const address = `${protocol}://${ownHost}${port}/`;
  const languages = locales
    .map((locale) => languageNames.of(locale.split('-')[0] ?? locale) ?? locale)
    .join(', ');
  const country = countryNames.of(market.manifest.country) ?? market.manifest.country;
  return `        <li style="--accent:${escapeHtml(theme.accent)}">
          <a class="market" href="${escapeHtml(address)}"><strong>${escapeHtml(country)}</strong><span>${escapeHtml(languages)}</span><span>${escapeHtml(ownHost + port)}</span></a>
          <a class="here" href="/?${marketParameter}=${encodeURIComponent(id)}" aria-label="Open ${escapeHtml(country)} at this address">Open at this address</a>
        </li>`;
}
