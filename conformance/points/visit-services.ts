import assert from 'node:assert/strict';
import type {
  CustomerMessaging,
  SessionMonitor,
  VisitServicePorts,
} from '../../core/shell/visit-services.ts';
import { hostOf, isDeclared } from '../outside-hosts.ts';
import type { Check, Subject, Suite } from '../suite.ts';

export interface VisitServiceSamples {
  /** Addresses of the scripts that it loads with the options of the case; none where it has nothing to do. */
  readonly scripts: readonly string[];
}

export interface SessionMonitorSamples extends VisitServiceSamples {
  /** The attribute of its script's tag that keeps what is typed out of the recording, with its value. */
  readonly masking: readonly [attribute: string, value: string];
}

interface Loaded {
  readonly address: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const traceId = 'trace-of-this-visit';

/** Ports that write down which scripts were loaded. */
function recordingPorts(): {
  readonly ports: VisitServicePorts;
  readonly loaded: readonly Loaded[];
} {
  const loaded: Loaded[] = [];
  const ports: VisitServicePorts = {
    traceId,
    loadScript: async (address, attributes = {}) => void loaded.push({ address, attributes }),
  };
  return { ports, loaded };
}

const blocked: VisitServicePorts = {
  traceId,
  loadScript: () => Promise.reject(new Error('blocked')),
};

/** What services of a visit have in common. */
const serviceChecks = <Contract>(
  { make, outside }: Subject<Contract>,
  { scripts }: VisitServiceSamples,
  start: (service: Contract, ports: VisitServicePorts) => Promise<void>,
): readonly Check[] => [
  {
    title: 'loads its scripts once it is started, after consent, and from declared hosts alone',
    run: async () => {
      const { ports, loaded } = recordingPorts();
      const service = make();
      assert.deepEqual(loaded, []);
      await start(service, ports);
      assert.deepEqual(
        loaded.map(({ address }) => address),
        scripts,
      );
      for (const address of scripts) {
        assert.ok(isDeclared(address, outside.scripts), `${hostOf(address)} is not declared`);
      }
    },
  },
  {
    title: 'tells its scripts which visit it is',
    run: async () => {
      const { ports, loaded } = recordingPorts();
      await start(make(), ports);
      for (const { attributes } of loaded) {
        assert.ok(Object.values(attributes).includes(traceId));
      }
    },
  },
  {
    title: 'says so when it cannot start, and takes a second try',
    run: async () => {
      const service = make();
      if (scripts.length > 0) await assert.rejects(start(service, blocked));
      const { ports, loaded } = recordingPorts();
      await start(service, ports);
      assert.equal(loaded.length, scripts.length);
    },
  },
];

/** What every session monitor has to do. */
export const sessionMonitorSuite: Suite<SessionMonitor, SessionMonitorSamples> = (
  subject,
  samples,
) => {
  const start = (service: SessionMonitor, ports: VisitServicePorts) =>
    service.start({ ...ports, masksInput: true });
  return [
    ...serviceChecks(subject, samples, start),
    {
      title: 'keeps what is typed out of the recording [SHL-77]',
      run: async () => {
        const { ports, loaded } = recordingPorts();
        await start(subject.make(), ports);
        const [attribute, value] = samples.masking;
        for (const { attributes } of loaded) assert.equal(attributes[attribute], value);
      },
    },
  ];
};

/** What every messaging service has to do. */
export const customerMessagingSuite: Suite<CustomerMessaging, VisitServiceSamples> = (
  subject,
  samples,
) => serviceChecks(subject, samples, (service, ports) => service.start(ports));
