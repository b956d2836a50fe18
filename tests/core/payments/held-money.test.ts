import { describe, expect, it } from 'vitest';
import {
  isDue,
  type MoneyDue,
  moneyStates,
  type MoneyRequest,
  nextMoneyStep,
  requestMoney,
} from '../../../core/payments/held-money.ts';
import { type GatewayStatus, gatewayStatuses } from '../../../core/payments/gateway-status.ts';

const wishes: readonly MoneyRequest[] = ['capture', 'void', 'refund'];
const dues = moneyStates.filter(isDue);

describe('the money of an order', () => {
  it('is never taken again once it is to go back [TRK-38]', () => {
    const back = ['void-due', 'voided', 'refund-due', 'refunded'] as const;
    for (const state of back) expect(back).toContain(requestMoney(state, 'capture'));
  });

  it('stays none where nothing is at a gateway', () => {
    for (const wish of wishes) expect(requestMoney('none', wish)).toBe('none');
  });

  it('is refunded, not voided, once a capture was promised or made [TRK-38]', () => {
    for (const state of ['capture-due', 'captured'] as const) {
      expect(requestMoney(state, 'void')).toBe('refund-due');
      expect(requestMoney(state, 'refund')).toBe('refund-due');
    }
  });

  it('ends where it was promised to, whatever happened at the gateway meanwhile', () => {
    const moves: Readonly<Record<string, Partial<Record<GatewayStatus, GatewayStatus>>>> = {
      capture: { approved: 'captured' },
      void: {
        created: 'voided',
        pending: 'voided',
        approved: 'voided',
        declined: 'voided',
        exception: 'voided',
      },
      refund: { captured: 'refunded' },
    };
    const endOf = (due: MoneyDue, start: GatewayStatus | undefined): string => {
      let status = start;
      for (let steps = 0; steps < 4; steps += 1) {
        const step = nextMoneyStep(due, status);
        if (step.kind === 'reached') return step.state;
        if (step.kind === 'call') status = status && (moves[step.call]?.[status] ?? status);
      }
      return 'never';
    };
    for (const due of dues) {
      for (const start of [...gatewayStatuses, undefined]) {
        const end = endOf(due, start);
        const goesBack = ['voided', 'refunded'];
        expect(due === 'capture-due' ? [...goesBack, 'captured'] : goesBack).toContain(end);
      }
    }
    expect(endOf('capture-due', 'approved')).toBe('captured');
    expect(endOf('refund-due', 'captured')).toBe('refunded');
    expect(endOf('void-due', 'approved')).toBe('voided');
  });
});
