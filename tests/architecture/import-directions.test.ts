import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const roomOf = (path: string): string => path.split('/')[0] ?? '';
const pluginOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');

/** Which rooms the files of a room may import, besides packages. */
const allowedRooms: Record<string, readonly string[]> = {
  schemas: ['schemas'],
  core: ['schemas', 'core'],
  conformance: ['schemas', 'core', 'conformance'],
  client: ['schemas', 'core', 'client'],
  plugins: ['schemas', 'core', 'plugins', 'conformance'],
  ui: ['schemas', 'core', 'client', 'ui'],
  server: ['schemas', 'core', 'server'],
  tools: ['schemas', 'core', 'client', 'conformance', 'plugins', 'server', 'ui', 'tools'],
  tests: ['schemas', 'core', 'client', 'conformance', 'plugins', 'server', 'ui', 'tools', 'tests'],
};

/** Packages that draw pages. */
const forPages = ['react', 'react-dom', 'react-router-dom', 'mobx-react-lite', '@emotion/react'];
/** Packages that answer calls and keep data. */
const forServers = ['fastify', 'kysely', 'pg', '@electric-sql/pglite', 'pino'];

/** What the halves of a plugin that only browsers load may import besides: the shop without a screen, and the kit. */
const browserHalves: Record<string, readonly string[]> = {
  'client.ts': ['client'],
  'ui.tsx': ['client', 'ui/components', 'ui/slots'],
};

/** The half that a file of a plugin belongs to by its name: `client.ts`, and every component. */
const halfOf = (path: string): string | undefined => {
  if (/^plugins\/[^/]+\/client\.ts$/.test(path)) return 'client.ts';
  return /^plugins\/.*\.tsx$/.test(path) ? 'ui.tsx' : undefined;
};

const isPackage = (target: string): boolean => !Object.hasOwn(allowedRooms, roomOf(target));

function offences(allowed: (file: SourceFile, target: string) => boolean): string[] {
  return sourceFiles.flatMap((file) =>
    file.imports
      .filter((target) => !allowed(file, target))
      .map((target) => `${file.path} imports ${target}`),
  );
}

const within = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));

/** Whether an import specifier is one of these packages or a part of one. */
const isOneOf = (target: string, packages: readonly string[]): boolean =>
  packages.some((name) => target === name || target.startsWith(`${name}/`));

describe('imports', () => {
  it('follow schemas ← core ← (client ← ui | plugins | server)', () => {
    const found = offences((file, target) => {
      if (isPackage(target)) return true;
      const half = browserHalves[halfOf(file.path) ?? ''] ?? [];
      if (half.some((folder) => target.startsWith(`${folder}/`))) return true;
      return allowedRooms[roomOf(file.path)]?.includes(roomOf(target)) ?? false;
    });
    expect(found).toEqual([]);
  });

  it('never lead from one plugin to another', () => {
    const found = offences(
      (file, target) =>
        roomOf(file.path) !== 'plugins' ||
        roomOf(target) !== 'plugins' ||
        pluginOf(file.path) === pluginOf(target),
    );
    expect(found).toEqual([]);
  });

  it('lead to the conformance suites from the cases of plugins only [ENG-18]', () => {
    const isCases = (path: string): boolean => /^plugins\/[^/]+\/conformance[./]/.test(path);
    const found = offences(
      (file, target) =>
        roomOf(file.path) !== 'plugins' ||
        isCases(file.path) ||
        (roomOf(target) !== 'conformance' && !isCases(target)),
    );
    expect(found).toEqual([]);
  });

  it('bring no test framework into a suite or a plugin [ENG-18]', () => {
    const found = offences(
      (file, target) =>
        !within(file.path, 'conformance', 'plugins') ||
        !isOneOf(target, ['vitest', '@playwright/test', 'playwright', 'node:test']),
    );
    expect(found).toEqual([]);
  });

  it('lead from what both sides load of a plugin, or the server alone, to none of its browser halves [ENG-16]', () => {
    const found = offences(
      (file, target) =>
        !/^plugins\/[^/]+\/(plugin|server)\.ts$/.test(file.path) || halfOf(target) === undefined,
    );
    expect(found).toEqual([]);
  });

  it('keep state, React, Fastify, SQL and Node out of the core [ENG-01]', () => {
    const state = ['mobx', 'mobx-state-tree'];
    const found = offences(
      (file, target) =>
        !within(file.path, 'core', 'schemas') ||
        (!isOneOf(target, [...state, ...forPages, ...forServers]) && !target.startsWith('node:')),
    );
    expect(found).toEqual([]);
  });

  it('keep React, Fastify, SQL and Node out of the client', () => {
    const found = offences(
      (file, target) =>
        !within(file.path, 'client') ||
        (!isOneOf(target, [...forPages, ...forServers]) && !target.startsWith('node:')),
    );
    expect(found).toEqual([]);
  });

  it('keep Node and SQL out of the browser, and React out of the server', () => {
    const found = offences((file, target) => {
      if (within(file.path, 'ui'))
        return !isOneOf(target, forServers) && !target.startsWith('node:');
      return !within(file.path, 'server') || !isOneOf(target, forPages);
    });
    expect(found).toEqual([]);
  });

  it('reach Inversify from core/engine only: a plugin is a plain value', () => {
    const found = offences(
      (file, target) =>
        !isOneOf(target, ['inversify', 'reflect-metadata']) ||
        within(file.path, 'core/engine', 'tests/core/engine'),
    );
    expect(found).toEqual([]);
  });
});
