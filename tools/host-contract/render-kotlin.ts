import type {
  ContractChoice,
  ContractField,
  ContractGroup,
  ContractMessage,
  ContractType,
  HostContract,
} from '../../core/webview/host-contract.ts';
import { bannerLines, commentOf, pascal, upper } from './words-of-code.ts';

const scope = 'comanda.host';

const typeOf = (type: ContractType): string => {
  switch (type.kind) {
    case 'text':
      return 'String';
    case 'number':
      return 'Double';
    case 'integer':
      return 'Long';
    case 'boolean':
      return 'Boolean';
    case 'list':
      return `List<${typeOf(type.of)}>`;
    case 'choice':
    case 'group':
      return type.name;
  }
};

/** How a value is read from parsed JSON; null where it is something else. */
const readOf = (type: ContractType, value: string): string => {
  switch (type.kind) {
    case 'text':
      return `${value} as? String`;
    case 'number':
      return `(${value} as? Number)?.toDouble()`;
    case 'integer':
      return `(${value} as? Number)?.toLong()`;
    case 'boolean':
      return `${value} as? Boolean`;
    case 'list':
      return `(${value} as? List<*>)?.mapNotNull { ${readOf(type.of, 'it')} }`;
    case 'choice':
      return `${type.name}.of(${value})`;
    case 'group':
      return `(${value} as? Map<*, *>)?.let { ${type.name}.of(it) }`;
  }
};

/** How a value is written for JSON. */
const writeOf = (type: ContractType, value: string): string => {
  if (type.kind === 'choice') return `${value}.text`;
  if (type.kind === 'group') return `${value}.toMap()`;
  return type.kind === 'list' && type.of.kind === 'choice' ? `${value}.map { it.text }` : value;
};

const choice = ({
  name,
  description,
  values,
}: ContractChoice): string => `${commentOf(description, '', '/**')}
enum class ${name}(val text: String) {
${values.map((value) => `    ${upper(value)}("${value}")`).join(',\n')};

    companion object {
        fun of(text: Any?): ${name}? = values().find { it.text == text }
    }
}`;

const member = ({ name, description, type, isRequired }: ContractField): string =>
  `${commentOf(description, '    ', '/**')}\n    val ${name}: ${typeOf(type)}${isRequired ? '' : '? = null'}`;

const read = ({ name, type, isRequired }: ContractField): string =>
  `            ${readOf(type, `map["${name}"]`)}${isRequired ? ' ?: return null' : ''}`;

const pair = ({ name, type, isRequired }: ContractField): string => {
  if (isRequired) return `        "${name}" to ${writeOf(type, name)}`;
  return `        "${name}" to ${name}${writeOf(type, name) === name ? '' : `?.let { ${writeOf(type, 'it')} }`}`;
};

const group = ({ name, description, fields }: ContractGroup): string =>
  fields.length === 0
    ? ''
    : `${commentOf(description, '', '/**')}
data class ${name}(
${fields.map(member).join(',\n')}
) {
    fun toMap(): Map<String, Any> = ${fields.every(({ isRequired }) => isRequired) ? 'mapOf' : 'listOf'}(
${fields.map(pair).join(',\n')}
    )${fields.every(({ isRequired }) => isRequired) ? '' : '.mapNotNull { (key, value) -> value?.let { key to it } }.toMap()'}

    companion object {
        fun of(map: Map<*, *>): ${name}? {
            return ${name}(
${fields.map((field) => `    ${read(field)}`).join(',\n')}
            )
        }
    }
}`;

/** The messages of one direction: one without a payload is an object. */
function direction(
  { groups }: HostContract,
  name: string,
  messages: readonly ContractMessage[],
  { reads }: { readonly reads: boolean },
): string {
  const isEmpty = ({ payload }: ContractMessage): boolean =>
    groups.every((known) => known.name !== payload || known.fields.length === 0);
  const classes = messages.map((message) => {
    const { type, description, payload } = message;
    const head = commentOf(description, '    ', '/**');
    const given = reads ? '' : `"${type}", ${isEmpty(message) ? 'emptyMap()' : 'payload.toMap()'}`;
    return isEmpty(message)
      ? `${head}\n    object ${pascal(type)} : ${name}(${given})`
      : `${head}\n    data class ${pascal(type)}(val payload: ${scope}.${payload}) : ${name}(${given})`;
  });
  if (!reads) {
    return `/** What the app may tell the page. */
sealed class ${name}(private val type: String, private val payload: Map<String, Any>) {
    /** The JSON text to hand to the page. */
    fun toText(): String = jsonOf(mapOf("type" to type, "payload" to payload))

${classes.join('\n\n')}
}`;
  }
  const branches = messages.map((message) =>
    isEmpty(message)
      ? `            "${message.type}" -> ${pascal(message.type)}`
      : `            "${message.type}" -> ${scope}.${message.payload}.of(payload)?.let { ${pascal(message.type)}(it) }`,
  );
  return `/** What the page posts to the app. */
sealed class ${name} {
${classes.join('\n\n')}

    companion object {
        /** A message from its parsed JSON; null for one that this contract does not know, which the app passes over. */
        fun of(message: Map<*, *>): ${name}? = (message["payload"] as? Map<*, *>)?.let { payload ->
            when (message["type"]) {
${branches.map((branch) => `    ${branch}`).join('\n')}
                else -> null
            }
        }
    }
}`;
}

const jsonWriter = `private fun quoted(text: String): String = text.fold(StringBuilder("\\"")) { json, letter ->
    when {
        letter == '"' || letter == '\\\\' -> json.append('\\\\').append(letter)
        letter < ' ' -> json.append(String.format("\\\\u%04x", letter - '\\u0000'))
        else -> json.append(letter)
    }
}.append('"').toString()

private fun jsonOf(value: Any?): String = when (value) {
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { (key, of) -> quoted(key.toString()) + ":" + jsonOf(of) }
    is List<*> -> value.joinToString(",", "[", "]") { jsonOf(it) }
    is String -> quoted(value)
    else -> value.toString()
}`;

/** The contract for Android hosts: no library is needed, JSON is read by whichever one the app has [HST-05]. */
export const renderKotlin = (contract: HostContract): string =>
  [
    bannerLines(contract.version)
      .map((line) => `// ${line}`)
      .join('\n'),
    `package ${scope}`,
    `const val CONTRACT_VERSION = ${contract.version}L\nconst val OLDEST_VERSION = ${contract.oldest}L`,
    ...contract.choices.map(choice),
    ...contract.groups.map(group).filter((text) => text !== ''),
    direction(contract, 'MessageToApp', contract.toApp, { reads: true }),
    direction(contract, 'MessageFromApp', contract.fromApp, { reads: false }),
    jsonWriter,
  ].join('\n\n') + '\n';
