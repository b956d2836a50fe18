import { describe, expect, it } from 'vitest';
import { nextStep } from '../../../client/orders/submit-order.ts';
import { preauthorised } from './open-checkout.ts';

describe('what follows a pre-authorisation', () => {
  it.each([
    ['a bank page', { threeDSUrl: 'https://bank.test' }],
    ['a provider page', { iframeUrl: 'https://pay.test' }],
    ['a form token', { token: 't', tokenValidFrom: '2026-03-04T12:00:00Z' }],
    ['a reference to go on with', { next: 'provider' }],
  ] as const)('is the provider for %s [ORD-65, ORD-66]', (_name, more) => {
    expect(nextStep(preauthorised(more))).toBe('provider');
  });

  it('is the step-up where the answer has data for it [ORD-65, ORD-66]', () => {
    expect(nextStep(preauthorised({ payerAuth: { sessionId: '1' } }))).toBe('step-up');
  });

  it('is placing where there is none of them [ORD-65, ORD-66]', () => {
    expect(nextStep(preauthorised())).toBe('place');
  });
});
