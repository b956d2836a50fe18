/** Where a canary is taken back by itself. Each compares its visitors with those of the version that all others are served. */
export interface Guardrails {
  /** Least orders a minute, as percent of what as many visitors of the other version make. */
  readonly ordersPercent: number;
  /** Most failed order calls, in percentage points above those of the other version. */
  readonly failurePoints: number;
  /** Most refused payments, in percentage points above those of the other version. */
  readonly paymentErrorPoints: number;
  /** Nothing is judged by fewer order calls, or by fewer orders that were to be expected. */
  readonly leastCalls: number;
}

export const usualGuardrails: Guardrails = {
  ordersPercent: 50,
  failurePoints: 10,
  paymentErrorPoints: 10,
  leastCalls: 20,
};

/** What the visitors of one side did. */
export interface SideTally {
  readonly visitors: number;
  readonly orders: number;
  /** Order calls that the server refused or could not answer, but for their payment. */
  readonly failures: number;
  /** Order calls whose payment was refused. */
  readonly paymentErrors: number;
}

/** What both sides did since a canary began. */
export interface Tallies {
  readonly minutes: number;
  readonly canary: SideTally;
  readonly others: SideTally;
}

const callsOf = ({ orders, failures, paymentErrors }: SideTally): number =>
  orders + failures + paymentErrors;

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

const shown = (value: number): string => String(Math.round(value * 10) / 10);

/** Why a canary has to be taken back; undefined while it need not be [OPR-16]. */
export function breachOf(tallies: Tallies, guardrails: Guardrails): string | undefined {
  return (
    tooMany('failed order calls', tallies, guardrails, 'failures', guardrails.failurePoints) ??
    tooMany(
      'refused payments',
      tallies,
      guardrails,
      'paymentErrors',
      guardrails.paymentErrorPoints,
    ) ??
    tooFewOrders(tallies, guardrails)
  );
}

function tooMany(
  what: string,
  { canary, others }: Tallies,
  { leastCalls }: Guardrails,
  key: 'failures' | 'paymentErrors',
  points: number,
): string | undefined {
  if (callsOf(canary) < leastCalls) return undefined;
  const own = percentOf(canary[key], callsOf(canary));
  const usual = percentOf(others[key], callsOf(others));
  if (own <= usual + points) return undefined;
  return `${shown(own)} % ${what} where all others have ${shown(usual)} %: more than ${shown(points)} points above.`;
}

function tooFewOrders(
  { minutes, canary, others }: Tallies,
  { ordersPercent, leastCalls }: Guardrails,
): string | undefined {
  if (others.visitors === 0 || minutes <= 0) return undefined;
  const expected = (others.orders / others.visitors) * canary.visitors;
  if (expected < leastCalls || canary.orders >= (expected * ordersPercent) / 100) return undefined;
  const rate = (orders: number): string => shown(orders / minutes);
  return `${rate(canary.orders)} orders a minute where as many other visitors make ${rate(expected)}: less than ${shown(ordersPercent)} %.`;
}
