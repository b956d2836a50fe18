import { themeAttribute, themeKey } from '../../core/theme/theme-choice.ts';
import { escapeHtml } from '../shell/escape-html.ts';

/**
 * Puts the theme that the device keeps into force before the first paint. It is the same text on every page, as the
 * policy of pages knows it by its hash; what differs stands in its element.
 */
export const themeScript =
  `try{const c=localStorage.getItem(document.currentScript.dataset.key);` +
  `if(c==="light"||c==="dark"){document.documentElement.setAttribute("${themeAttribute}",c);` +
  `for(const m of document.querySelectorAll("meta[name=theme-color]"))m.media=m.dataset.scheme===c?"all":"not all"}}catch{}`;

/** Its element, below the colours of the browser's bar. */
export const themeScriptElement = (keyPrefix: string): string =>
  `<script data-key="${escapeHtml(`${keyPrefix}${themeKey}`)}">${themeScript}</script>`;
