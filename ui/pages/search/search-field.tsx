import type { CSSObject, Theme } from '@emotion/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { type Debounced, debounced } from '../../../client/kernel/debounced.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Milliseconds without a key after which what was typed is looked for. */
const pauseMs = 250;
/** Most letters that are looked for. */
const longest = 80;

const width = (theme: Theme): CSSObject => ({
  maxWidth: theme.size.prose,
  // The field has a button of its own.
  '& input::-webkit-search-cancel-button': { display: 'none' },
});

/** The address with other words to look for; undefined closes the search. */
const seeking = (parameters: URLSearchParams, sought: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  for (const name of ['q', 'topping']) next.delete(name);
  if (sought !== undefined) next.set('q', sought);
  return next;
};

/**
 * Where a customer types what to look for. It follows the address, and the address follows it after a pause, so that
 * a reload and a shared address find the same; Escape empties it, and closes it when it is empty [SHP-20].
 */
export function SearchField({ sought }: { readonly sought: string }) {
  const { t } = useWords();
  const { wait } = useEnvironment();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [parameters, setParameters] = useSearchParams();
  const [wasOpenedHere] = useState(navigationType === NavigationType.Push);
  const [typed, setTyped] = useState(sought);
  const [known, setKnown] = useState(sought);
  const input = useRef<HTMLInputElement>(null);
  // Another address came by a link or by the way back: the field says what it asks for.
  if (known !== sought) {
    setKnown(sought);
    if (typed.trim() !== sought) setTyped(sought);
  }
  const isNew = useEffectEvent(() => wasOpenedHere && sought === '');
  useEffect(() => {
    if (isNew()) input.current?.focus();
  }, []);
  const look = useEffectEvent((text: string) => {
    // A press may have led on while this waited, and the page not yet have followed.
    const isLeft = new URLSearchParams(window.location.search).get('q') !== sought;
    if (isLeft || text.trim() === sought) return;
    setParameters(seeking(parameters, text.trim()), { replace: true });
  });
  const looking = useRef<Debounced<string>>(undefined);
  useEffect(() => {
    const later = debounced((text: string) => look(text), pauseMs, wait);
    looking.current = later;
    return () => later.cancel();
  }, [wait]);
  const lookNow = (text: string): void => {
    looking.current?.cancel();
    setTyped(text);
    if (text.trim() !== sought) {
      setParameters(seeking(parameters, text.trim()), { replace: true });
    }
  };
  const close = (): void => {
    looking.current?.cancel();
    if (wasOpenedHere && sought === '') void navigate(-1);
    else setParameters(seeking(parameters, undefined), { replace: true });
  };
  const clear = (): void => {
    if (typed === '') close();
    else {
      lookNow('');
      input.current?.focus();
    }
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') lookNow(typed);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    clear();
  };
  const isEmpty = typed === '';
  return (
    <search css={width}>
      <TextInput
        ref={input}
        type="search"
        label={t('search.label')}
        labelHidden
        placeholder={t('search.label')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longest}
        leading={<Icon name="search" />}
        trailing={
          <IconButton
            icon="close"
            size="small"
            variant="quiet"
            label={t(isEmpty ? 'search.close' : 'search.empty')}
            onClick={clear}
          />
        }
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          looking.current?.call(target.value);
        }}
        onKeyDown={press}
      />
    </search>
  );
}
