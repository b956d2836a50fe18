import { describe, expect, it } from 'vitest';
import { keptFilesOf } from '../../../tools/build/kept-files.ts';

const chunk = (name: string, modules: readonly string[], more: object = {}) => ({
  name,
  fileName: `assets/${name}.js`,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  moduleIds: [...modules],
  ...more,
});
const files = (...names: string[]) => names.map((name) => `assets/${name}.js`);
const pluginOf = (module: string) => /^\/plugins\/([a-z]+)\//.exec(module)?.[1];

const chunks = [
  chunk('index', ['/ui/start.ts'], { isEntry: true, dynamicImports: files('shell') }),
  chunk('shell', ['/ui/main.tsx', '/plugins/everybody/plugin.ts'], {
    imports: files('runtime'),
    dynamicImports: files('shell-plugins-uk', 'wallet', 'map', 'shared', 'home'),
  }),
  chunk('runtime', []),
  chunk('home', ['/ui/home.tsx'], { dynamicImports: files('shell') }),
  chunk('map', ['/ui/map.tsx', '/packages/map.js'], {
    facadeModuleId: '/ui/map.tsx',
    dynamicImports: files('of-the-map'),
  }),
  chunk('of-the-map', ['/ui/tiles.ts']),
  chunk('shell-plugins-uk', ['/plugins/post/plugin.ts', '/core/post.ts', '/plugins/tens/a.ts']),
  chunk('wallet', ['/plugins/wallet/ui.tsx', '/packages/wallet.js'], {
    facadeModuleId: '/plugins/wallet/ui.tsx',
  }),
  chunk('shared', ['/plugins/wallet/kit.ts', '/ui/kit.ts']),
  chunk('unreached', ['/ui/other.ts']),
];

describe('the files that a browser keeps of a build', () => {
  const kept = keptFilesOf(chunks, (module) => module === '/ui/map.tsx', pluginOf);

  it('are all that the shop may load, but for what shows nothing without the server', () => {
    expect(kept.files.toSorted()).toEqual(files('home', 'index', 'runtime', 'shared', 'shell'));
  });

  it('are those of plugins for the markets alone that name one of them', () => {
    expect(kept.plugins).toEqual({
      post: files('shell-plugins-uk'),
      tens: files('shell-plugins-uk'),
      wallet: files('wallet'),
    });
  });
});
