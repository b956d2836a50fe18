import { expect, it } from 'vitest';
import { stepCounter } from '../../../client/experiments/count-steps.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import type { SentEvent } from '../../../core/shell/ports.ts';
import type { VisitSteps } from '../../../schemas/types/http/figures.ts';

/** A page of a session, and what it had counted. */
function openPage(sessionStorage = memoryStorage()) {
  const counted: VisitSteps[] = [];
  const count = stepCounter({
    http: () => ({
      send: async <Body>({ body }: { readonly body?: unknown }) => {
        counted.push(body as VisitSteps);
        return { status: 204, body: undefined as Body };
      },
    }),
    sessionStorage: () => sessionStorage,
    prefix: 'zz:',
  });
  const tell = (type: string, data: SentEvent['data'] = {}, hutId?: string) =>
    count({
      type,
      data,
      market: 'zz',
      traceId: 'trace-of-ada',
      ...(hutId !== undefined && { sector: 'zz-1', hutId }),
    });
  const steps = () =>
    counted.map(({ counts }) =>
      counts.map(({ step, variant }) => (variant === undefined ? step : `${step}:${variant}`)),
    );
  return { counted, sessionStorage, steps, tell };
}

it('counts each step of a visit once, those before it with it, and tells nothing else', () => {
  const { counted, steps, tell } = openPage();
  tell('page-view', { page: '/?email=ada@example.com' });
  tell('page-view', { page: '/order/pizza/' }, '7');
  tell('page-view', { page: '/order/sides/' }, '7');
  tell('checkout-step', { step: 1 }, '7');
  tell('BASKET_BEGUN', {}, '7');
  tell('ORDER_PROCESSED', { transactionId: 't-1' }, '7');
  tell('ORDER_PROCESSED', { transactionId: 't-2' }, '7');
  expect(steps()).toEqual([['visit'], ['hut', 'menu'], ['basket', 'checkout'], ['order']]);
  expect(counted[1]).toEqual({
    sector: 'zz-1',
    hutId: '7',
    counts: [{ step: 'hut' }, { step: 'menu' }],
  });
  expect(JSON.stringify(counted)).not.toMatch(/ada|t-1|trace/);
});

it('counts the steps of a visit for each variant that it has seen', () => {
  const { steps, tell } = openPage();
  tell('page-view', { page: '/' });
  tell('experiment', { experiment: 'button', variant: 'red' }, '7');
  tell('experiment', { experiment: 'button', variant: 'blue' }, '7');
  tell('checkout-step', { step: 1 }, '7');
  expect(steps()).toEqual([
    ['visit'],
    ['hut', 'visit:red', 'hut:red'],
    ['menu', 'basket', 'checkout', 'menu:red', 'basket:red', 'checkout:red'],
  ]);
});

it('goes on where the page before it in the session ended, whatever is kept there', () => {
  const { sessionStorage, tell } = openPage();
  tell('page-view', { page: '/' });
  const next = openPage(sessionStorage);
  next.tell('page-view', { page: '/huts/' });
  expect(next.steps()).toEqual([]);
  sessionStorage.write('zz:steps', '{"reached":"many"}');
  const broken = openPage(sessionStorage);
  broken.tell('page-view', { page: '/' });
  expect(broken.steps()).toEqual([['visit']]);
});

it('leaves orders out that only try the system out', () => {
  const { steps, tell } = openPage();
  tell('ORDER_PROCESSED', { transactionId: 't', isTest: true }, '7');
  expect(steps()).toEqual([['visit', 'hut']]);
});
