import type {
  ContractField,
  ContractGroup,
  ContractMessage,
  ContractType,
  HostContract,
} from '../../core/webview/host-contract.ts';
import { bannerLines, commentOf } from './words-of-code.ts';

const banner = ({ version }: HostContract): string =>
  bannerLines(version)
    .map((line) => `// ${line}`)
    .join('\n');

const typeOf = (type: ContractType): string => {
  switch (type.kind) {
    case 'text':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'list':
      return `readonly ${typeOf(type.of)}[]`;
    case 'choice':
    case 'group':
      return type.name;
  }
};

const field = ({ name, description, type, isRequired }: ContractField): string =>
  `${commentOf(description, '  ', '/**')}\n  readonly ${name}${isRequired ? '' : '?'}: ${typeOf(type)};`;

const group = ({ name, description, fields }: ContractGroup): string =>
  [
    commentOf(description, '', '/**'),
    fields.length === 0
      ? `export type ${name} = object;`
      : `export interface ${name} {\n${fields.map(field).join('\n')}\n}`,
  ].join('\n');

const union = (name: string, description: string, messages: readonly ContractMessage[]): string => {
  const parts = messages.map(
    ({ type, payload, description: text }) =>
      `  ${commentOf(text, '', '/**')}\n  | { readonly type: '${type}'; readonly payload: ${payload} }`,
  );
  return `/** ${description} */\nexport type ${name} =\n${parts.join('\n')};`;
};

/** The types of the package for hosts that are written in TypeScript [HST-05]. */
export const renderTypeScript = (contract: HostContract): string =>
  [
    banner(contract),
    '/** Newest version of the messages that this contract speaks. */\nexport declare const contractVersion: number;',
    '/** Oldest version of the messages that this contract speaks. */\nexport declare const oldestVersion: number;',
    ...contract.choices.map(
      ({ name, description, values }) =>
        `${commentOf(description, '', '/**')}\nexport type ${name} = ${values.map((value) => `'${value}'`).join(' | ')};`,
    ),
    ...contract.groups.map(group),
    union('MessageToApp', 'What the page posts to the app.', contract.toApp),
    union('MessageFromApp', 'What the app may tell the page.', contract.fromApp),
  ].join('\n\n');

/** What the package has while it runs. */
export const renderJavaScript = (contract: HostContract): string =>
  `${banner(contract)}\n\nexport const contractVersion = ${contract.version};\nexport const oldestVersion = ${contract.oldest};\n`;

/** What describes the package: its major version is that of the messages. */
export const renderPackage = ({ version }: HostContract): string =>
  JSON.stringify({
    name: 'comanda-host-contract',
    version: `${version}.0.0`,
    description: "What Comanda's page and the native app around it tell each other",
    license: 'Apache-2.0',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.d.ts', 'index.js'],
  });
