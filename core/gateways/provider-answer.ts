import { isRecord } from '../call-rules.ts';
import type { OutsideAnswer } from '../server-half/outside-call.ts';

/** What a provider answered is not understood, or is a refusal: never an approval [GTW-19]. */
export class ProviderAnswerError extends Error {
  override readonly name = 'ProviderAnswerError';
  /** Status of the answer. */
  readonly status: number;

  /**
   * @param about what the answer is about: the gateway's reference
   * @param problem without words of the provider, which may repeat what it was sent
   */
  constructor(about: string, problem: string, status = 200) {
    super(`The provider's answer about ${about} ${problem}.`);
    this.status = status;
  }
}

/** Parts of what a provider wrote as JSON, each looked at before it is believed. */
export class ProviderPart {
  readonly #value: unknown;
  readonly #about: string;

  constructor(value: unknown, about: string) {
    this.#value = value;
    this.#about = about;
  }

  /** A text or a number as a text; undefined where there is none. */
  find(...path: readonly string[]): string | undefined {
    const value = this.#at(path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  text(...path: readonly string[]): string {
    return this.find(...path) ?? this.#fail(path);
  }

  /** A whole number of 0 or more, such as an amount in minor units. */
  whole(...path: readonly string[]): number {
    const value = Number(this.find(...path) ?? Number.NaN);
    return Number.isSafeInteger(value) && value >= 0 ? value : this.#fail(path);
  }

  part(...path: readonly string[]): ProviderPart {
    return new ProviderPart(this.#at(path), this.#about);
  }

  /** All of it as it came, for whoever understands it; nothing where it is no object. */
  all(): Readonly<Record<string, unknown>> {
    return isRecord(this.#value) ? (this.#value as Readonly<Record<string, unknown>>) : {};
  }

  /** Entries of a list; none where there is no list. */
  list(...path: readonly string[]): readonly ProviderPart[] {
    const value = this.#at(path);
    return Array.isArray(value) ? value.map((one) => new ProviderPart(one, this.#about)) : [];
  }

  /**
   * What a word of the provider means.
   * @throws ProviderAnswerError for a word that is not known
   */
  word<Meaning>(meanings: Readonly<Record<string, Meaning>>, ...path: readonly string[]): Meaning {
    const said = this.text(...path);
    if (!Object.hasOwn(meanings, said)) this.#fail(path);
    return meanings[said] as Meaning;
  }

  #at(path: readonly string[]): unknown {
    return path.reduce<unknown>(
      (value, key) =>
        isRecord(value) && Object.hasOwn(value as object, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      this.#value,
    );
  }

  #fail(path: readonly string[]): never {
    throw new ProviderAnswerError(this.#about, `has no ${path.join('.')} that is understood`);
  }
}

/** What is written as JSON; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a provider answered as JSON.
 * @param about what was asked about: the gateway's reference
 * @throws ProviderAnswerError for a refusal, and for what is no JSON
 */
export function readAnswer({ status, body }: OutsideAnswer, about: string): ProviderPart {
  if (status < 200 || status > 299) {
    throw new ProviderAnswerError(about, `is a refusal (${status})`, status);
  }
  const value = jsonOf(body);
  if (!isRecord(value)) throw new ProviderAnswerError(about, 'is no JSON', status);
  return new ProviderPart(value, about);
}
