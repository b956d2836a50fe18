import type { FastifyBaseLogger } from 'fastify';
import { sandboxGateway } from './markets/served-manifest.ts';
import type { RunningMarket } from './markets/running-market.ts';
import { simulatorAdapter } from './tracking/kitchen-jobs.ts';

const open = {
  gateway: 'payments can be approved and refused by everybody',
  kitchen: 'orders can be moved on and failed by everybody',
  mail: 'letters, those with reset codes too, can be read by everybody at /sandbox/outbox',
  signIn: 'social sign-in vouches for any email address',
} as const;

const idsOf = (markets: readonly RunningMarket[]) => markets.map(({ id }) => id).join(', ');

/** Says loudly at the start which sandboxes are open, or what is missing without them [GTW-03]. */
export function tellSandbox(
  log: Pick<FastifyBaseLogger, 'warn'>,
  isOpen: boolean,
  markets: readonly RunningMarket[],
): void {
  if (isOpen) {
    log.warn(open, 'SANDBOX=open: for trying and testing only');
    return;
  }
  const manifestOf = ({ market }: RunningMarket) => market.manifest;
  const unpaid = markets.filter((one) => manifestOf(one).payments.gateway === sandboxGateway);
  const uncooked = markets.filter((one) => manifestOf(one).pos.adapter === simulatorAdapter);
  if (unpaid.length > 0) {
    log.warn(
      { markets: idsOf(unpaid) },
      'The sandbox gateway is closed: online payment types are not offered, offline ones are.',
    );
  }
  if (uncooked.length > 0) {
    log.warn(
      { markets: idsOf(uncooked) },
      'The kitchen simulator is closed: orders wait for a point of sale to fetch them.',
    );
  }
  log.warn(
    'The mail outbox is closed: letters with reset codes are kept and nobody can read them.',
  );
}
