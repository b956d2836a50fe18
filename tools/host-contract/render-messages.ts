import type {
  ContractGroup,
  ContractMessage,
  ContractType,
  HostContract,
} from '../../core/webview/host-contract.ts';

const typeOf = (type: ContractType): string => {
  if (type.kind === 'list') return `list of ${typeOf(type.of)}`;
  return type.kind === 'choice' || type.kind === 'group' ? `\`${type.name}\`` : type.kind;
};

const table = (messages: readonly ContractMessage[]): string =>
  [
    '| type | payload | capability | what it is |',
    '| --- | --- | --- | --- |',
    ...messages.map(
      ({ type, payload, capability, description }) =>
        `| \`${type}\` | \`${payload}\` | ${capability === undefined ? '' : `\`${capability}\``} | ${description} |`,
    ),
  ].join('\n');

const group = ({ name, description, fields }: ContractGroup): string =>
  [
    `### ${name}`,
    description,
    ...(fields.length === 0
      ? []
      : [
          [
            '| field | type | what it is |',
            '| --- | --- | --- |',
            ...fields.map(
              (field) =>
                `| \`${field.name}\`${field.isRequired ? '' : ' (may be absent)'} | ${typeOf(field.type)} | ${field.description} |`,
            ),
          ].join('\n'),
        ]),
  ].join('\n\n');

/** The reference page of the messages [HST-05]. */
export const renderMessages = (contract: HostContract): string =>
  [
    '# Messages between page and app',
    'Made from `schemas/webview` by `tools/generate-reference.ts`; [Show the site in a mobile app](../guides/mobile-web-view.md) tells how they are used.',
    `This is version ${contract.version}; the page also speaks version ${contract.oldest}, which has the messages without a capability and no greeting. The same contract as a TypeScript package, and as files for Kotlin and Swift, lies in [docs/hosts/contract](../hosts/contract).`,
    '## What the page posts',
    table(contract.toApp),
    '## What the page understands',
    table(contract.fromApp),
    '## Payloads and what lies in them',
    ...contract.groups.map(group),
    '## Choices',
    ...contract.choices.map(
      ({ name, description, values }) =>
        `### ${name}\n\n${description}\n\n${values.map((value) => `- \`${value}\``).join('\n')}`,
    ),
  ].join('\n\n');
