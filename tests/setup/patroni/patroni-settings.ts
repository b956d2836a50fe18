/** Where a node is reached on this machine. */
export interface NodePorts {
  readonly name: string;
  /** Of PostgreSQL. */
  readonly postgres: number;
  /** Of Patroni's own calls, by which the proxy learns who is the primary. */
  readonly rest: number;
  /** Of the vote. */
  readonly raft: number;
}

const at = (port: number): string => `127.0.0.1:${port}`;

/** A member of the vote: a node, or the witness. */
export const raftSettings = (folder: string, own: number, all: readonly number[]) => ({
  data_dir: `${folder}/raft`,
  self_addr: at(own),
  partner_addrs: all.filter((port) => port !== own).map(at),
});

/**
 * What all nodes hold to, kept in their vote: a primary that is silent for 20 seconds is no primary any more, and a
 * commit is answered once the other node has it too.
 */
const agreed = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 8,
  synchronous_mode: true,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
};

/** Settings of a node. Patroni reads YAML, which JSON is. */
export const nodeSettings = (
  node: NodePorts,
  votes: readonly number[],
  { folder, programs }: { readonly folder: string; readonly programs: string },
) => ({
  scope: 'comanda',
  name: node.name,
  restapi: { listen: at(node.rest), connect_address: at(node.rest) },
  raft: raftSettings(folder, node.raft, votes),
  bootstrap: {
    dcs: agreed,
    initdb: [{ encoding: 'UTF8' }, 'data-checksums', 'no-sync'],
  },
  postgresql: {
    listen: at(node.postgres),
    connect_address: at(node.postgres),
    data_dir: `${folder}/data`,
    bin_dir: programs,
    pgpass: `${folder}/pgpass`,
    authentication: { superuser: { username: 'comanda' }, replication: { username: 'replica' } },
    // A killed process leaves what it wrote to the system: waiting for the disk would prove nothing more here.
    parameters: { unix_socket_directories: folder, fsync: 'off' },
    pg_hba: ['local all all trust', 'host all,replication all 127.0.0.1/32 trust'],
  },
});

/** Settings of the proxy, which sends everybody to whichever node says that it is the primary. */
export const proxySettings = (port: number, nodes: readonly NodePorts[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind ${at(port)}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, rest }) => `  server ${name} ${at(postgres)} check port ${rest}`).join('\n')}
`;
