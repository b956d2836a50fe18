import type { Page, Route } from '@playwright/test';
import { flexScript } from '../../../plugins/gateway-cybersource/conformance/stand-in.ts';

/** A field of the microform: what is typed goes to the script alone. */
const field = (label: string): string => `<!doctype html><html lang="en"><title>Field</title>
<input aria-label="${label}" />
<script>
  const input = document.querySelector('input');
  input.addEventListener('input', () => parent.postMessage({ value: input.value }, '*'));
</script></html>`;

/** The page that looks at the device: it tells the page around it when it is through. */
const collection = `<!doctype html><html lang="en"><title>Collect</title><script>
  const told = { MessageType: 'profile.completed', 'Session Id': 'a session', Status: true };
  parent.postMessage(JSON.stringify(told), '*');
</script></html>`;

/** The bank's page, which leads back by a form. */
const bank = (returnUrl: string): string => `<!doctype html><html lang="en"><title>Bank</title>
<form method="post" action="${returnUrl}">
  <input type="hidden" name="TransactionId" value="a transaction" />
  <input type="hidden" name="MD" value="null" />
  <button>Confirm with the bank</button>
</form></html>`;

const html = (route: Route, body: string): Promise<void> =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body });

/** The claims of the token that a page was opened with by a form; nothing where it came otherwise. */
function claimsIn(route: Route): Readonly<Record<string, string>> {
  const posted = new URLSearchParams(route.request().postData() ?? '').get('JWT') ?? '';
  const [, claims] = posted.split('.');
  return claims === undefined
    ? {}
    : (JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, string>);
}

/** Lets the bank's form reach the shop, which the browser would keep a page of another site from on the machine itself. */
async function leadBack(route: Route): Promise<void> {
  const { host, hostname, href } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  const response = await route.fetch({ url: href.replace(hostname, 'localhost'), headers });
  await route.fulfill({ response });
}

/** Serves what Cybersource's hosts serve to browsers. */
export async function withCybersource(page: Page): Promise<void> {
  await page.route('**/v1/plugins/gateway-cybersource/returned', leadBack);
  await page.route('https://flex.cybersource.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    return pathname.endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: flexScript,
        })
      : html(route, field(searchParams.get('label') ?? ''));
  });
  await page.route('https://centinelapi.cardinalcommerce.com/**', (route) => {
    const { ReferenceId, ReturnUrl } = claimsIn(route);
    if (ReturnUrl !== undefined) return html(route, bank(ReturnUrl));
    return ReferenceId === undefined ? route.abort() : html(route, collection);
  });
}
