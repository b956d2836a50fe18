/** When the process listens and where it reaches itself: known to all that begin then, whichever application they are of. */
export class Listening {
  readonly #works: ((origin: string) => Promise<void>)[] = [];
  #origin: string | undefined;

  /** The address of the process on itself; undefined until it listens. */
  get origin(): string | undefined {
    return this.#origin;
  }

  /** Begins a work once the process listens. */
  once(work: (origin: string) => Promise<void>): void {
    this.#works.push(work);
  }

  /** The process listens. */
  async begin(origin: string): Promise<void> {
    this.#origin = origin;
    for (const work of this.#works.splice(0)) await work(origin);
  }
}
