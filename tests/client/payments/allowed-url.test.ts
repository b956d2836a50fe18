import { describe, expect, it } from 'vitest';
import { allowedUrl } from '../../../client/payments/allowed-url.ts';

const pages = { origin: 'http://uk.localhost:3000', gatewayHosts: ['pay.example.com'] };

describe('a payment page', () => {
  it.each([
    ['https://pay.example.com/form?x=1', 'https://pay.example.com/form?x=1'],
    ['/sandbox/gateway/frame/1', 'http://uk.localhost:3000/sandbox/gateway/frame/1'],
    ['/v1/plugins/gateway-x/ask#to=1', 'http://uk.localhost:3000/v1/plugins/gateway-x/ask#to=1'],
  ])('may be opened at %s [PAY-61]', (address, url) => {
    expect(allowedUrl(address, pages)).toBe(url);
  });

  it.each([
    'http://pay.example.com/form',
    'https://pay.example.com.evil.test/form',
    'https://pay.example.com@evil.test/form',
    'https://evil.test/sandbox/gateway/frame/1',
    '//evil.test/sandbox/gateway/frame/1',
    '/sandbox/gateway/../../order/deals',
    '/order/deals/',
    '/v1/plugins/gateway-x/../other/page',
    '/v1/plugins/other/page',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://',
    'https://pay.example.com:8443/form',
    'https://me@pay.example.com/form',
    'https://pay.example.com\\@evil.test/form',
    '//pay.example.com/form',
    'https://uk.localhost:3000/sandbox/gateway/frame/1',
    '/\t/evil.test/sandbox/gateway/frame/1',
  ])('may not be opened at %s [PAY-61, SEC-25]', (address) => {
    expect(allowedUrl(address, pages)).toBeUndefined();
  });
});
