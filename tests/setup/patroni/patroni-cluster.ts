import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tieToThisProcess } from '../../../tools/boot/run-step.mjs';
import { freePort } from '../../../tools/tasks/free-port.ts';
import { accountForPostgres } from '../../../tools/tasks/postgres-account.ts';
import type { PatroniPrograms } from './patroni-programs.ts';
import { type NodePorts, nodeSettings, proxySettings, raftSettings } from './patroni-settings.ts';

/** A PostgreSQL of two nodes that follow each other, a witness for their vote, and a proxy in front. */
export interface PatroniCluster {
  /** Address of the primary, whichever node that is: the proxy’s. */
  readonly url: string;
  /** Name of the node that is the primary; undefined while none is. */
  readonly primary: () => Promise<string | undefined>;
  /** Ends the primary without a word, its Patroni too, as a power cut would. @returns its name */
  readonly killPrimary: () => Promise<string>;
  /** Starts a node again that was killed, and waits until it follows the primary as closely as before. */
  readonly revive: (name: string) => Promise<void>;
  /** Ends everything and removes its data. */
  readonly stop: () => Promise<void>;
}

/** What Patroni tells of a member. */
interface Member {
  readonly name: string;
  readonly role: string;
}

/** Longest time until all stand as they should, in milliseconds. */
const standMs = 180_000;
const lookMs = 200;

/** A program that belongs to the cluster; what it said is told when it fails. */
class Running {
  readonly #child: ChildProcess;
  #output = '';

  constructor(program: string, args: readonly string[], folder: string) {
    const account = accountForPostgres();
    this.#child = spawn(program, args, {
      cwd: folder,
      ...account,
      env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    tieToThisProcess(this.#child);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
  }

  get said(): string {
    return this.#output.split('\n').slice(-20).join('\n');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}

/** A node: Patroni, and the PostgreSQL that it starts. */
class Node {
  readonly ports: NodePorts;
  readonly #folder: string;
  readonly #program: string;
  #patroni: Running | undefined;

  constructor(ports: NodePorts, folder: string, program: string) {
    this.ports = ports;
    this.#folder = folder;
    this.#program = program;
  }

  get said(): string {
    return this.#patroni?.said ?? '';
  }

  start(): void {
    this.#patroni = new Running(this.#program, [join(this.#folder, 'node.yml')], this.#folder);
  }

  /** PostgreSQL first: Patroni would start it again. */
  async kill(): Promise<void> {
    const [pid] = readFileSync(join(this.#folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await this.#patroni?.end('SIGKILL');
    this.#patroni = undefined;
  }

  async stop(): Promise<void> {
    await this.#patroni?.end('SIGTERM');
  }

  /** The members of the cluster as this node knows them; nobody while it does not answer. */
  async members(): Promise<readonly Member[]> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.ports.rest}/cluster`);
      return ((await answer.json()) as { members?: readonly Member[] }).members ?? [];
    } catch {
      return [];
    }
  }

  async isPrimary(): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.ports.rest}/primary`);
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}

/** A folder that the account of PostgreSQL may write to. */
function ownFolder(make: () => string): string {
  const folder = make();
  const account = accountForPostgres();
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Starts a cluster of its own in a temporary folder, reachable from this machine only. */
export async function startPatroni(programs: PatroniPrograms): Promise<PatroniCluster> {
  const folder = ownFolder(() => mkdtempSync(join(tmpdir(), 'comanda-patroni-')));
  const placeOf = (name: string) =>
    ownFolder(() => mkdirSync(join(folder, name), { recursive: true }) ?? join(folder, name));
  const [witnessVote, proxyPort] = [await freePort(), await freePort()];
  const ports: NodePorts[] = [];
  for (const name of ['one', 'two']) {
    const [postgres, rest, raft] = [await freePort(), await freePort(), await freePort()];
    ports.push({ name, postgres, rest, raft });
  }
  const votes = [...ports.map(({ raft }) => raft), witnessVote];

  const nodes = ports.map((own) => {
    const place = placeOf(own.name);
    const settings = nodeSettings(own, votes, { folder: place, programs: programs.postgres });
    writeFileSync(join(place, 'node.yml'), JSON.stringify(settings));
    return new Node(own, place, programs.patroni);
  });
  const place = placeOf('witness');
  const raft = raftSettings(place, witnessVote, votes);
  writeFileSync(join(place, 'witness.yml'), JSON.stringify({ raft }));
  writeFileSync(join(folder, 'haproxy.cfg'), proxySettings(proxyPort, ports));

  const witness = new Running(programs.witness, [join(place, 'witness.yml')], place);
  const proxy = new Running(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], folder);
  for (const node of nodes) node.start();

  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([witness.end('SIGTERM'), proxy.end('SIGTERM')]);
    rmSync(folder, { recursive: true, force: true });
  };
  const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
    const end = performance.now() + standMs;
    while (!(await holds())) {
      if (performance.now() > end) {
        const said = [...nodes, witness, proxy].map((one) => one.said).join('\n');
        await stop();
        throw new Error(`The cluster did not come to this: ${what}.\n${said}`);
      }
      await delay(lookMs);
    }
  };
  const primaryNode = async (): Promise<Node | undefined> => {
    const are = await Promise.all(nodes.map((node) => node.isPrimary()));
    return nodes[are.indexOf(true)];
  };
  const isWhole = async (): Promise<boolean> => {
    const roles = ((await (await primaryNode())?.members()) ?? []).map(({ role }) => role);
    return roles.includes('leader') && roles.includes('sync_standby');
  };
  await until('a primary, and a node that follows each of its commits', isWhole);
  return {
    url: `postgres://comanda@127.0.0.1:${proxyPort}/postgres`,
    primary: async () => (await primaryNode())?.ports.name,
    async killPrimary() {
      await until('a primary', async () => (await primaryNode()) !== undefined);
      const node = (await primaryNode()) as Node;
      await node.kill();
      return node.ports.name;
    },
    async revive(name) {
      nodes.find(({ ports: own }) => own.name === name)?.start();
      await until('both nodes again, one following the other', isWhole);
    },
    stop,
  };
}
