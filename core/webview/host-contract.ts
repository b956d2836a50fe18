/** What a value of the contract may be. */
export type ContractType =
  | { readonly kind: 'text' | 'number' | 'integer' | 'boolean' }
  | { readonly kind: 'choice' | 'group'; readonly name: string }
  | { readonly kind: 'list'; readonly of: ContractType };

/** A member of a group. */
export interface ContractField {
  readonly name: string;
  readonly description: string;
  readonly type: ContractType;
  readonly isRequired: boolean;
}

/** A JSON object: the payload of a message, or what lies in one. */
export interface ContractGroup {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly ContractField[];
}

/** A text that is one of a few. */
export interface ContractChoice {
  readonly name: string;
  readonly description: string;
  readonly values: readonly string[];
}

/** A message, by the name of its payload's group. */
export interface ContractMessage {
  readonly type: string;
  readonly description: string;
  readonly payload: string;
  /** Absent where the message needs none. */
  readonly capability: string | undefined;
}

/** What page and app may tell each other, ready to be written in any language. */
export interface HostContract {
  readonly version: number;
  readonly oldest: number;
  readonly toApp: readonly ContractMessage[];
  readonly fromApp: readonly ContractMessage[];
  readonly groups: readonly ContractGroup[];
  readonly choices: readonly ContractChoice[];
}
