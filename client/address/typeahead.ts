/** What a typeahead shows: `loading` from the end of the debounce until the answer [ADR-27]. */
export interface TypeaheadState<Suggestion> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly suggestions: readonly Suggestion[];
}

/** What a typeahead is made of. */
export interface TypeaheadParts<Typed, Suggestion> {
  /** Fetches the suggestions for what was typed; undefined when that is too short for any. */
  readonly fetch: (typed: Typed) => Promise<readonly Suggestion[]> | undefined;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly debounceMs: number;
  readonly onChange: (state: TypeaheadState<Suggestion>) => void;
  readonly onError: (error: unknown) => void;
}

/** Suggestions that follow what is typed. */
export interface Typeahead<Typed> {
  /** Somebody typed on. */
  type(typed: Typed): void;
  /** Nothing is awaited any more. */
  stop(): void;
}

/**
 * Fetches suggestions once typing paused; what is typed later always wins over an earlier answer. While the
 * next answer is awaited the suggestions of before stay.
 */
export const createTypeahead = <Typed, Suggestion>({
  fetch,
  wait,
  debounceMs,
  onChange,
  onError,
}: TypeaheadParts<Typed, Suggestion>): Typeahead<Typed> => {
  let latest = 0;
  let shown: readonly Suggestion[] = [];
  const show = (status: TypeaheadState<Suggestion>['status'], suggestions = shown) => {
    shown = suggestions;
    onChange({ status, suggestions });
  };
  const follow = async (typed: Typed, turn: number) => {
    await wait(debounceMs);
    if (turn !== latest) return;
    const answer = fetch(typed);
    if (!answer) return show('idle', []);
    show('loading');
    try {
      const suggestions = await answer;
      if (turn === latest) show('ready', suggestions);
    } catch (error) {
      if (turn !== latest) return undefined;
      onError(error);
      show('failed', []);
    }
    return undefined;
  };
  return {
    type(typed) {
      latest += 1;
      void follow(typed, latest);
    },
    stop() {
      latest += 1;
    },
  };
};
