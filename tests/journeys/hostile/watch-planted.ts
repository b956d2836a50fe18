import { expect, type Page } from '../journey.ts';
import { hook, markedAttribute, markedElement } from '../../hostile/hostile-texts.ts';

/** What texts have done in a page. */
interface Watch {
  /** Looks at the page as it stands, and expects that no text has become more than a text so far. */
  readonly expectInert: () => Promise<void>;
}

/** Watches everything that a text could do in a page that takes it for markup, an address or a program. */
export async function watchPlanted(page: Page): Promise<Watch> {
  const done: string[] = [];
  await page.exposeFunction(hook, () => void done.push('called the hook'));
  await page.exposeFunction('tellViolation', (violation: string) => void done.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${violatedDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  page.on('dialog', (dialog) => {
    done.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => done.push(`threw: ${message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'hostile.example') done.push(`asked ${request.url()}`);
  });
  const expectInert = async () => {
    const found = await page.evaluate(
      ([attribute, element]) => {
        const elements = [...document.querySelectorAll('*')];
        const attributes = elements.flatMap(({ attributes: own }) => [...own]);
        const addresses = attributes.filter(({ name }) =>
          /^(href|src|action|xlink:href)$/.test(name),
        );
        return {
          planted: [
            ...document.querySelectorAll(`[${attribute}], ${element}, base, object, embed, math`),
          ].map(({ outerHTML }) => outerHTML),
          handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
          running: addresses
            .map(({ value }) => value)
            .filter((value) => /^\W*(javascript|vbscript|data:text)/i.test(value)),
          polluted: attribute in {} || 'hostile' in {},
        };
      },
      [markedAttribute, markedElement] as const,
    );
    expect({ ...found, done }, page.url()).toEqual({
      planted: [],
      handlers: [],
      running: [],
      polluted: false,
      done: [],
    });
  };
  return { expectInert };
}
