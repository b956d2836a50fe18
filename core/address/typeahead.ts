/** What a typeahead shows: `loading` from the end of the debounce until the answer [ADR-27]. */
export interface TypeaheadState<Suggestion> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly suggestions: readonly Suggestion[];
}

/** What a typeahead is made of. */
export interface TypeaheadParts<Suggestion> {
  /** Fetches the suggestions for a text; undefined when the text is too short for any. */
  readonly fetch: (text: string) => Promise<readonly Suggestion[]> | undefined;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly debounceMs: number;
  readonly onChange: (state: TypeaheadState<Suggestion>) => void;
  readonly onError: (error: unknown) => void;
}

/** Suggestions that follow what is typed. */
export interface Typeahead {
  /** The text changed. */
  type(text: string): void;
  /** Nothing is awaited any more. */
  stop(): void;
}

/**
 * Fetches suggestions once typing paused; a later text always wins over the answer for an earlier one. While the
 * next answer is awaited the suggestions of before stay.
 */
export const createTypeahead = <Suggestion>({
  fetch,
  wait,
  debounceMs,
  onChange,
  onError,
}: TypeaheadParts<Suggestion>): Typeahead => {
  let latest = 0;
  let shown: readonly Suggestion[] = [];
  const show = (status: TypeaheadState<Suggestion>['status'], suggestions = shown) => {
    shown = suggestions;
    onChange({ status, suggestions });
  };
  const follow = async (text: string, turn: number) => {
    await wait(debounceMs);
    if (turn !== latest) return;
    const answer = fetch(text);
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
    type(text) {
      latest += 1;
      void follow(text, latest);
    },
    stop() {
      latest += 1;
    },
  };
};
