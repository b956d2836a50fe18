import { escapeHtml } from '../shell/escape-html.ts';

/** A browser that tells of no paint does not keep the application longer than this, in milliseconds. */
const longestWaitMs = 2000;

/** Attribute of what is fetched after the first paint. */
export const laterAttribute = 'data-later';

/**
 * Fetches the scripts of a page once its first frame is painted, which then has the line to itself; at once in a page
 * that nobody looks at, as that paints nothing. It is the same text on every page, as the policy of pages knows it by
 * its hash; which script starts the application stands in its element.
 */
export const startScript =
  `{const{src}=document.currentScript.dataset;let begun=false;` +
  `const start=()=>{if(begun)return;begun=true;` +
  `for(const link of document.querySelectorAll("link[${laterAttribute}]"))link.rel="modulepreload";import(src)};` +
  `const soon=()=>requestAnimationFrame(()=>setTimeout(start));` +
  `if(document.hidden)start();` +
  `else if(PerformanceObserver.supportedEntryTypes.includes("paint"))` +
  `new PerformanceObserver(soon).observe({type:"paint",buffered:true});` +
  `else soon();` +
  `document.addEventListener("visibilitychange",start);setTimeout(start,${longestWaitMs})}`;

/** Its element, below the first frame. */
export const startScriptElement = (src: string): string =>
  `<script data-src="${escapeHtml(src)}">${startScript}</script>`;
