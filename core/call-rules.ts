/** What the engine goes by when a member of a contract is called, or a value of it is read [ENG-27]. */
export interface CallRule<Member> {
  /** Whether an answer is one that the contract knows; without it every answer is. */
  fits?(answer: unknown): boolean;
  /** What stands in for the answer where the point's policy is not to stop; nothing without it. */
  otherwise?: [Member] extends [(...given: infer Given) => infer Answer]
    ? (...given: Given) => Answer
    : () => Member;
  /** How long an answer is waited for, in milliseconds; without it as long as it takes, as for a person's answer. */
  readonly limitMs?: number;
  /** An error that the contract names is an answer like any other, and no failure of the plugin. */
  expects?(error: unknown): boolean;
}

/** The rules of a contract by its members; a member without one may answer anything. */
export type CallRules<Contract> = {
  readonly [Key in keyof Contract]?: CallRule<Exclude<Contract[Key], undefined>>;
};

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isYesOrNo = (value: unknown): boolean => typeof value === 'boolean';
export const isList = (value: unknown): boolean => Array.isArray(value);
export const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every(isText);
/** An object that is no list. */
export const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object with whole numbers, such as amounts in minor units, under these keys. */
export const hasAmounts =
  (...keys: readonly string[]) =>
  (value: unknown): boolean =>
    isRecord(value) &&
    keys.every((key) => Number.isInteger((value as Record<string, unknown>)[key]));
/** Nothing, or something that fits. */
export const optional =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || fits(value);
