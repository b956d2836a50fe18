import { lostStartEvent, lostStartId } from '../../core/shell/lost-start.ts';
import { escapeHtml } from '../shell/escape-html.ts';

/** A browser that tells of no paint does not keep the application longer than this, in milliseconds. */
const longestWaitMs = 2000;

/** Attribute of what is fetched after the first paint. */
export const laterAttribute = 'data-later';

/**
 * Fetches the scripts of a page and what they start from once its first frame is painted, which then has the line to
 * itself; at once in a page without one, and in one that nobody looks at, as that paints nothing. Where the application
 * cannot start, the page says so above what it shows, and is asked for again once the device has a line. It is the same
 * text on every page, as the policy of pages knows it by its hash; which script starts the application, and whether at
 * once, stands in its element.
 */
export const startScript =
  `{const{src,atOnce}=document.currentScript.dataset;let begun=false;` +
  `const lost=()=>{document.body.prepend(document.getElementById("${lostStartId}").content);` +
  `addEventListener("online",()=>location.reload())};` +
  `addEventListener("${lostStartEvent}",lost,{once:true});` +
  `const start=()=>{if(begun)return;begun=true;` +
  `for(const link of document.querySelectorAll("link[${laterAttribute}]"))` +
  `link.rel=link.as?"preload":"modulepreload";` +
  `import(src).catch(()=>dispatchEvent(new Event("${lostStartEvent}")))};` +
  `const soon=()=>requestAnimationFrame(()=>setTimeout(start));` +
  `if(document.hidden||atOnce!==undefined)start();` +
  `else if(PerformanceObserver.supportedEntryTypes.includes("paint"))` +
  `new PerformanceObserver((seen)=>seen.getEntriesByName("first-contentful-paint").length&&soon())` +
  `.observe({type:"paint",buffered:true});` +
  `else soon();` +
  `document.addEventListener("visibilitychange",start);setTimeout(start,${longestWaitMs})}`;

/**
 * Its element, below what the page shows.
 * @param src address of the script that starts the application
 */
export const startScriptElement = (
  src: string,
  { isAtOnce }: { readonly isAtOnce: boolean },
): string =>
  `<script data-src="${escapeHtml(src)}"${isAtOnce ? ' data-at-once' : ''}>${startScript}</script>`;
