/** Who may see a value: anybody, the server alone, or nobody (only the name of an environment variable stands there). */
export type Visibility = 'client' | 'server' | 'secret';

/** The part of JSON Schema (draft-07) that manifests use, references already put in place. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  /** The start fills it in; no file states it. */
  readonly readOnly?: boolean;
  readonly 'x-visibility'?: Visibility;
}
