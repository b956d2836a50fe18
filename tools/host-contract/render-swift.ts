import type {
  ContractChoice,
  ContractField,
  ContractGroup,
  ContractMessage,
  ContractType,
  HostContract,
} from '../../core/webview/host-contract.ts';
import { bannerLines, camel, commentOf } from './words-of-code.ts';

const typeOf = (type: ContractType): string => {
  switch (type.kind) {
    case 'text':
      return 'String';
    case 'number':
      return 'Double';
    case 'integer':
      return 'Int';
    case 'boolean':
      return 'Bool';
    case 'list':
      return `[${typeOf(type.of)}]`;
    case 'choice':
    case 'group':
      return type.name;
  }
};

const choice = ({ name, description, values }: ContractChoice): string =>
  [
    commentOf(description, '', '///'),
    `public enum ${name}: String, Codable, CaseIterable {`,
    ...values.map((value) => `    case ${camel(value)} = "${value}"`),
    '}',
  ].join('\n');

const optional = ({ type, isRequired }: ContractField): string =>
  `${typeOf(type)}${isRequired ? '' : '?'}`;

const group = ({ name, description, fields }: ContractGroup): string => {
  const given = fields.map(
    (field) => `${field.name}: ${optional(field)}${field.isRequired ? '' : ' = nil'}`,
  );
  return [
    commentOf(description, '', '///'),
    `public struct ${name}: Codable, Equatable {`,
    ...fields.flatMap((field) => [
      commentOf(field.description, '    ', '///'),
      `    public let ${field.name}: ${optional(field)}`,
    ]),
    `    public init(${given.join(', ')}) {`,
    ...fields.map(({ name: field }) => `        self.${field} = ${field}`),
    '    }',
    '}',
  ].join('\n');
};

const cases = (messages: readonly ContractMessage[]): readonly string[] =>
  messages.flatMap(({ type, description, payload }) => [
    commentOf(description, '    ', '///'),
    `    case ${camel(type)}(${payload})`,
  ]);

const keys = '    private enum Keys: String, CodingKey { case type, payload }';

const toApp = (messages: readonly ContractMessage[]): string =>
  [
    '/// What the page posts to the app.',
    'public enum MessageToApp: Decodable, Equatable {',
    ...cases(messages),
    '',
    keys,
    '',
    '    public init(from decoder: Decoder) throws {',
    '        let message = try decoder.container(keyedBy: Keys.self)',
    '        let type = try message.decode(String.self, forKey: .type)',
    '        switch type {',
    ...messages.map(
      ({ type, payload }) =>
        `        case "${type}": self = .${camel(type)}(try message.decode(${payload}.self, forKey: .payload))`,
    ),
    '        default: throw DecodingError.dataCorruptedError(forKey: .type, in: message, debugDescription: type)',
    '        }',
    '    }',
    '',
    '    /// A message from its text; nil for one that this contract does not know, which the app passes over.',
    '    public static func read(_ text: String) -> MessageToApp? {',
    '        try? JSONDecoder().decode(MessageToApp.self, from: Data(text.utf8))',
    '    }',
    '}',
  ].join('\n');

const fromApp = (messages: readonly ContractMessage[]): string =>
  [
    '/// What the app may tell the page.',
    'public enum MessageFromApp: Encodable, Equatable {',
    ...cases(messages),
    '',
    keys,
    '',
    '    public func encode(to encoder: Encoder) throws {',
    '        var message = encoder.container(keyedBy: Keys.self)',
    '        switch self {',
    ...messages.flatMap(({ type }) => [
      `        case .${camel(type)}(let payload):`,
      `            try message.encode("${type}", forKey: .type)`,
      '            try message.encode(payload, forKey: .payload)',
    ]),
    '        }',
    '    }',
    '',
    '    /// The JSON text to hand to the page.',
    '    public func text() throws -> String {',
    '        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)',
    '    }',
    '}',
  ].join('\n');

/** The contract for hosts on iOS: Foundation alone reads and writes it [HST-05]. */
export const renderSwift = (contract: HostContract): string =>
  [
    bannerLines(contract.version)
      .map((line) => `// ${line}`)
      .join('\n'),
    'import Foundation',
    `public let contractVersion = ${contract.version}\npublic let oldestVersion = ${contract.oldest}`,
    ...contract.choices.map(choice),
    ...contract.groups.map(group),
    toApp(contract.toApp),
    fromApp(contract.fromApp),
  ].join('\n\n') + '\n';
