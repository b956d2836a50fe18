/** The page that looks at the device for a step-up: it tells the page around it what it found, or nothing at all. */

import { tellPage } from './go-on.js';

const device = /** @type {HTMLElement} */ (document.getElementById('device'));

if (device.dataset['silent'] !== 'true') {
  const data = `${window.screen.width}x${window.screen.height} ${navigator.language}`;
  tellPage({ type: 'device-data', data });
}
