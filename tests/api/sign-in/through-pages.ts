import { call } from '../call.ts';

/** The address of the form in a page of the provider. */
const actionIn = (page: string): string => /action="([^"]+)"/.exec(page)?.[1] ?? '';

/**
 * Goes through the pages of a real OpenID provider as a browser does, with its cookies.
 * @param back where the provider leads to in the end
 * @returns the address that it leads to, with its answer
 */
export async function throughPages(address: string, email: string, back: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const open = async (url: string, form?: Readonly<Record<string, string>>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await call<string>(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  let next = address;
  for (let steps = 0; steps < 10; steps += 1) {
    let answer = await open(next);
    if (answer.status === 200) {
      const isLogin = answer.body.includes('name="login"');
      const typed = isLogin
        ? { prompt: 'login', login: email, password: 'any' }
        : { prompt: 'consent' };
      answer = await open(new URL(actionIn(answer.body), next).href, typed);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${answer.status} at ${next}.`);
    next = new URL(location, next).href;
    if (next.startsWith(back)) return new URL(next);
  }
  throw new Error('The provider leads nowhere.');
}
