import type { Market } from '../../core/engine/start-market.ts';
import type { Environment } from '../kernel/environment.ts';
import type { LoadScript } from '../../core/shell/visit-services.ts';

/** What the services of a visit are started by. */
interface VisitFacts extends Pick<Environment, 'sessionStorage' | 'visit'> {
  readonly market: Pick<Market, 'manifest' | 'extensions'>;
  readonly loadScript: LoadScript;
  /** A number from 0 to below 1. */
  readonly random: () => number;
}

/** Whether this browser session is one of the share that is recorded; decided once [SHL-77]. */
const isMonitored = ({ market, random, sessionStorage }: VisitFacts): boolean => {
  const { monitoring, storage } = market.manifest;
  const key = `${storage.persistKeyPrefix}monitored`;
  const drawn = sessionStorage.read(key) ?? (random() * 100 < monitoring.sampleRate ? 'yes' : 'no');
  sessionStorage.write(key, drawn);
  return drawn === 'yes';
};

/**
 * Starts what follows the visit from outside: customer messaging, and the recording of a share of the sessions, with
 * input masked. Only with consent to analytics [SHL-71, SHL-77].
 */
export const startVisitServices = async (facts: VisitFacts): Promise<void> => {
  const { loadScript, market, visit } = facts;
  const { extensions, manifest } = market;
  if (!extensions.one('consent').grants(manifest.consent.analyticsGroup)) return;
  const ports = { loadScript, traceId: visit.traceId };
  const monitors = extensions.all('session-monitor');
  await Promise.all([
    ...extensions.all('customer-messaging').map((service) => service.start(ports)),
    ...(monitors.length > 0 && isMonitored(facts) ? monitors : []).map((monitor) =>
      monitor.start({ ...ports, masksInput: true }),
    ),
  ]);
};
