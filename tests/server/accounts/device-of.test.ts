import { expect, it } from 'vitest';
import { deviceOf } from '../../../server/accounts/device-of.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`(Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`(Windows NT 10.0; Win64; x64) ${engine} Chrome/140 Safari/537 Edg/140', `, 'Edge', 'Windows'],
  [`(X11; Linux x86_64) ${engine} Chrome/140 Safari/537 OPR/120`, 'Opera', 'Linux'],
  [`(X11; CrOS x86_64 14541) ${engine} Chrome/140 Safari/537`, 'Chrome', 'Chromebook'],
  [
    `(Linux; Android 15; SM-S931) ${engine} SamsungBrowser/28 Chrome/130 Mobile Safari/537`,
    'Samsung Internet',
    'Android',
  ],
  ['(Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Mac'],
  [
    '(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['(iPad; CPU OS 18_0 like Mac OS X) CriOS/140 Mobile Safari/604.1', 'Chrome', 'iPad'],
])('names the browser and the device of %s [SEC-23]', (agent, browser, platform) => {
  expect(deviceOf(`Mozilla/5.0 ${agent}`)).toEqual({ browser, platform });
});

it('names nothing of what it does not know', () => {
  const unknown = { browser: undefined, platform: undefined };
  expect([deviceOf(), deviceOf('curl/8.0')]).toEqual([unknown, unknown]);
});
