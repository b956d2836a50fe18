import type { ContractMessage, HostContract } from '../../core/webview/host-contract.ts';
import { capabilityOf } from '../../core/webview/message-capability.ts';
import type { MessageFromApp, MessageToApp } from '../../schemas/types/webview/messages.ts';

/** A value that a permission is answered with. */
export type PermissionAnswer = string | boolean;

/** A permission that the page asks the app for. */
export interface AskedPermission {
  /** Type of the answer; the question has `_REQUEST` behind it. */
  readonly type: string;
  readonly description: string;
  /** Field of the answer that says how it went. */
  readonly field: string;
  readonly answers: readonly PermissionAnswer[];
}

/** A capability, with the messages that need it. */
export interface SwitchedCapability {
  readonly name: string;
  readonly messages: readonly string[];
}

const requestEnd = '_REQUEST';

/** Type of the answer that a message of the page asks for; undefined where it asks for none. */
export const askedBy = (type: string): string | undefined =>
  type.endsWith(requestEnd) ? type.slice(0, -requestEnd.length) : undefined;

/** Every capability of the contract [HST-07]. */
export const capabilitiesOf = ({
  choices,
  toApp,
  fromApp,
}: HostContract): readonly SwitchedCapability[] =>
  (choices.find(({ name }) => name === 'AppCapability')?.values ?? []).map((name) => ({
    name,
    messages: [...toApp, ...fromApp]
      .filter(({ capability }) => capability === name)
      .map(({ type }) => type),
  }));

/** Every permission of the contract: a question of the page with the answer of the app [HST-07]. */
export const permissionsOf = ({
  toApp,
  fromApp,
  groups,
  choices,
}: HostContract): readonly AskedPermission[] =>
  toApp.flatMap(({ type: question }) => {
    const answer = fromApp.find(({ type }) => type === askedBy(question));
    const field = groups.find(({ name }) => name === answer?.payload)?.fields[0];
    if (!answer || !field) return [];
    const { type } = field;
    const values =
      type.kind === 'choice' ? choices.find(({ name }) => name === type.name)?.values : undefined;
    const { type: name, description } = answer;
    return [{ type: name, description, field: field.name, answers: values ?? [true, false] }];
  });

/** A payload that fits the schema of a message, to be changed by whoever sends it. */
export function samplePayload(
  { groups, choices }: HostContract,
  { payload }: ContractMessage,
): Readonly<Record<string, unknown>> {
  const fields = groups.find(({ name }) => name === payload)?.fields ?? [];
  return Object.fromEntries(
    fields
      .filter(({ isRequired }) => isRequired)
      .map(({ name, type }) => {
        switch (type.kind) {
          case 'text':
            return [name, name === 'path' ? '/' : name];
          case 'number':
          case 'integer':
            return [name, 1];
          case 'boolean':
            return [name, true];
          case 'list':
            return [name, []];
          case 'choice':
            return [name, choices.find((choice) => choice.name === type.name)?.values[0]];
          case 'group':
            return [name, {}];
        }
      }),
  );
}

/** The capability that a message needs, by its type as it came. */
export const capabilityOfType = (type: string): string | undefined =>
  capabilityOf({ type: type as (MessageFromApp | MessageToApp)['type'] });
