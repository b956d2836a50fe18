import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandScript, root, scratch } from '../../../tools/tasks/project.ts';

const hosts = join(root, 'docs', 'hosts');
const read = (file: string) => readFileSync(join(hosts, file), 'utf8');
const samples = {
  'React Native': read('shop-screen.tsx'),
  Android: read('ShopActivity.kt'),
  iOS: read('ShopViewController.swift'),
};
const contract = {
  Kotlin: read('contract/HostContract.kt'),
  Swift: read('contract/HostContract.swift'),
};

/** What the sample takes from other packages than the contract, as far as it uses it. */
const surroundings = `
declare module 'react-native' {
  export const BackHandler: { addEventListener(name: 'hardwareBackPress', on: () => boolean): { remove(): void } };
  export const Linking: { openURL(url: string): Promise<void> };
  export const Share: { share(content: { title: string; message: string }): Promise<unknown> };
}
declare module 'react-native-safe-area-context' {
  export const useSafeAreaInsets: () => { top: number; right: number; bottom: number; left: number };
}
declare module 'react-native-webview' {
  import { Component } from 'react';
  export interface WebViewMessageEvent { readonly nativeEvent: { readonly url: string; readonly data: string } }
  export class WebView extends Component<{
    readonly source: { readonly uri: string };
    readonly applicationNameForUserAgent: string;
    readonly geolocationEnabled?: boolean;
    readonly onMessage: (event: WebViewMessageEvent) => void;
  }> {
    postMessage(text: string): void;
  }
}
`;

/** What the compiler says of a text of the React Native sample. */
function compiled(text: string): string {
  const folder = mkdtempSync(join(scratch, 'sample-host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'surroundings.d.ts'), surroundings);
  writeFileSync(join(folder, 'shop-screen.tsx'), text);
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      jsxImportSource: 'react',
      types: [],
      paths: { 'comanda-host-contract': [join(hosts, 'contract', 'index.d.ts')] },
    },
    include: ['*.ts', '*.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const script = commandScript('typescript', 'tsc');
  return spawnSync(process.execPath, [script, '-p', folder], { encoding: 'utf8' }).stdout;
}

const found = (text: string, expression: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(expression)].map(([, name = '']) => name)),
];

describe('the sample hosts', () => {
  it.each(Object.entries(samples))(
    'of %s is short enough for five minutes [HST-06]',
    (_name, text) => {
      expect(text.split('\n').length).toBeLessThanOrEqual(100);
      expect(text.split(/\s+/).length).toBeLessThan(700);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(130);
    },
  );

  it.each(Object.entries(samples))(
    'of %s greets the page, names the app, and answers about position and following [HST-06]',
    (_name, text) => {
      const words = text.toLowerCase().replaceAll('_', '');
      for (const word of [
        'ready',
        'capabilities',
        'locationpermissionrequest',
        'locationpermission',
        'trackingpermissionrequest',
        'trackingpermission',
        'openoutside',
        'share',
      ]) {
        expect(words).toMatch(new RegExp(`\\b${word}\\b`));
      }
      expect(text).toMatch(/\bMobileApp\/\d/);
      expect(text).toMatch(/contractVersion|CONTRACT_VERSION/);
    },
  );

  it('of React Native compiles with the contract, and not with a message that there is none of [HST-06]', () => {
    const text = samples['React Native'];
    expect(compiled(text)).toBe('');
    expect(compiled(text.replace("case 'BACK_ANSWERED'", "case 'BACK_HEARD'"))).toContain(
      'BACK_HEARD',
    );
  });

  it('of Android names what the contract has, and puts the bridge there for the shop alone [HST-06]', () => {
    const text = samples.Android;
    const names = found(
      text,
      /\b(?:AppCapability|MessageToApp|MessageFromApp|TrackingPermissionStatus)\.(\w+)/g,
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(contract.Kotlin))).toEqual([]);
    const imported = found(text, /^import comanda\.host\.(\w+)/gm);
    expect(
      imported.filter((name) => !new RegExp(`\\b(?:class|val) ${name}\\b`).test(contract.Kotlin)),
    ).toEqual([]);
    expect(text).toContain('addWebMessageListener(page, "ReactNativeWebView", setOf(shop))');
  });

  it('of iOS names what the contract has, and has the bridge there before the page [HST-06]', () => {
    const text = samples.iOS;
    const [, hear = ''] = text.split('private func hear');
    const heard = found(hear.split('private func tell')[0] ?? '', /case \.(\w+)/g);
    const told = found(text, /tell\(\.(\w+)\(/g);
    const capabilities = found(
      /capabilities: \[AppCapability\] = \[([^\]]*)\]/.exec(text)?.[1] ?? '',
      /\.(\w+)/g,
    );
    expect([heard.length, told.length, capabilities.length].every((count) => count > 3)).toBe(true);
    const names = [...heard, ...told, ...capabilities];
    expect(names.filter((name) => !new RegExp(`case ${name}\\b`).test(contract.Swift))).toEqual([]);
    expect(text).toContain('window.ReactNativeWebView = {');
    expect(text).toContain('injectionTime: .atDocumentStart, forMainFrameOnly: true');
  });
});
