import { marketParameter } from '../../core/shell/page-address.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { languageOf } from '../markets/market-words.ts';
import { type BuildFiles, faceFiles, noBuildFiles } from './build-files.ts';
import { marketIcon } from './market-icon.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { ownLanguage } from '../shell/own-language.ts';

/** Where the chooser stands: scheme and port of its address. */
export interface ChooserPlace {
  readonly protocol: string;
  /** Host with its port, as the visitor typed it. */
  readonly host: string;
}

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:center;gap:2.5rem;padding:2.5rem 1.5rem;background:#fbf7f1;color:#2b1712;font:1.0625rem/1.5 var(--text),system-ui,sans-serif}
header,main{width:min(66rem,100%)}
h1{margin:0;font-family:var(--display),sans-serif;font-size:clamp(2.5rem,7vw,4.5rem);line-height:1;letter-spacing:-.035em;font-weight:800}
p{margin:.75rem 0 0;font-size:1.1875rem;color:#6b534b}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.25rem;margin:0;padding:0;list-style:none}
li{display:grid;grid-template-rows:1fr auto;background:#fff;border-radius:1.25rem;box-shadow:0 1px 2px #2b171214,0 12px 32px #2b171212;overflow:hidden;transition:transform .2s}
li:hover{transform:translateY(-.25rem)}
a{color:inherit}
.market{display:grid;align-content:start;text-decoration:none}
.band{height:5.5rem;padding:0 1.25rem;display:flex;align-items:end;background:var(--feature)}
.band img{width:3.5rem;height:3.5rem;padding:.625rem;margin-bottom:-1.75rem;border-radius:50%;background:#fff;box-shadow:0 2px 10px #2b171226}
.market strong{padding:2.25rem 1.25rem 0;font-size:1.625rem;line-height:1.2;font-weight:700;letter-spacing:-.01em}
.market span{padding:.375rem 1.25rem 0;color:#6b534b;overflow-wrap:anywhere}
.market:hover strong{color:var(--accent)}
.here{justify-self:start;margin:.75rem 1.25rem 1.25rem;font-size:.9375rem;color:#6b534b;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--accent);outline-offset:-3px;border-radius:1.25rem}
@media (prefers-reduced-motion:reduce){li{transition:none}}
`;

const countryNames = new Intl.DisplayNames([ownLanguage], { type: 'region' });
const languageNames = new Intl.DisplayNames([ownLanguage], {
  type: 'language',
  languageDisplay: 'standard',
});

/** The page of a bare host: every market with its own address, and one that works where that name leads nowhere. */
export function renderMarketChooser(
  markets: readonly RunningMarket[],
  place: ChooserPlace,
  files: BuildFiles = noBuildFiles,
): string {
  const [first] = markets;
  const name = first?.market.manifest.name ?? '';
  return `<!doctype html>
<html lang="${ownLanguage}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(name)}: choose your country</title>
    <meta name="description" content="Order online: choose the country you are in." />
    <style>${style}${first ? facesOf(first.theme) : ''}${fontFaces(markets, files)}${markets.map(lookOf).join('')}</style>
    ${first ? `<link rel="icon" type="image/svg+xml" href="${marketIcon(first.theme)}" />` : ''}
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

/** The typefaces of the page's own words: those of the first market. */
const facesOf = ({ type }: Theme): string =>
  `body{--text:"${type.text}";--display:"${type.display}"}\n`;

/** The typefaces of the page and of each market's name; on a device without fonts they are the only ones. */
const fontFaces = (markets: readonly RunningMarket[], files: BuildFiles): string =>
  [...new Set(markets.flatMap(({ theme: { type } }) => [type.text, type.display]))]
    .flatMap((face) => faceFiles(files, [face]).map((url) => ({ face, url })))
    .map(
      ({ face, url }) =>
        `@font-face{font-family:"${face}";font-weight:100 900;font-display:swap;src:url(${url}) format("woff2")}\n`,
    )
    .join('');

/** The market's own colours, and its typeface for its own name. */
const lookOf = ({ id, theme }: RunningMarket): string =>
  `#market-${id}{--accent:${theme.accent};--feature:${theme.feature}}` +
  `#market-${id} strong{font-family:"${theme.type.display}",sans-serif}\n`;

function card(
  { id, market, locales, theme }: RunningMarket,
  { protocol, host }: ChooserPlace,
): string {
  const [ownHost = ''] = market.manifest.hosts;
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const address = `${protocol}://${ownHost}${port}/`;
  const languages = locales
    .map((locale) => languageNames.of(languageOf(locale)) ?? locale)
    .join(', ');
  const country = countryNames.of(market.manifest.country) ?? market.manifest.country;
  return `        <li id="market-${escapeHtml(id)}">
          <a class="market" href="${escapeHtml(address)}">
            <div class="band"><img src="${marketIcon(theme)}" alt="" /></div>
            <strong>${escapeHtml(country)}</strong>
            <span>${escapeHtml(languages)}</span>
            <span>${escapeHtml(ownHost + port)}</span>
          </a>
          <a class="here" href="/?${marketParameter}=${encodeURIComponent(id)}" aria-label="Open ${escapeHtml(country)} at this address">Open at this address</a>
        </li>`;
}
