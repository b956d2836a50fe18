import { completionKeymap, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { useTheme } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { type Guide, guideAt } from '../../../core/manifest/schema-guide.ts';
import {
  diagnosticOf,
  editorLook,
  type EditorMark,
  offsetAt,
  schemaExtensions,
} from './code-editor-parts.ts';

/** A place that is to be looked at; another object for each time. */
export interface EditorPlace {
  readonly line: number;
  readonly column: number;
}

export interface CodeEditorProps {
  /** Accessible name. */
  readonly label: string;
  /** Id of the element that tells which keys there are. */
  readonly describedBy: string;
  readonly text: string;
  readonly isJson: boolean;
  readonly isReadOnly: boolean;
  readonly schema: JsonSchema | undefined;
  readonly marks: readonly EditorMark[];
  readonly place: EditorPlace | undefined;
  readonly onType: (text: string) => void;
  /** The cursor is somewhere else: what the schema says of it there. */
  readonly onMove: (guide: Guide | undefined) => void;
}

const frame = (theme: Theme): CSSObject => ({
  height: '64dvh',
  overflow: 'hidden',
  border: theme.border.control,
  borderRadius: theme.radius.field,
  '&:focus-within': theme.focusRing,
});

/** What a style that the editor makes is let in by: the policy of the console allows no other. */
const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** An editor of texts with line numbers, completion, descriptions and findings. Tab leaves it: nothing is bound to it. */
export default function CodeEditor(props: CodeEditorProps) {
  const theme = useTheme();
  const { text, schema, marks, place, isReadOnly, isJson, label, describedBy } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const bySchema = useRef(new Compartment());
  const present = useRef(props);
  useEffect(() => {
    present.current = props;
  });
  useEffect(() => {
    const bound = bySchema.current;
    const editor = new EditorView({
      parent: host.current ?? document.body,
      state: EditorState.create({
        doc: present.current.text,
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          EditorView.lineWrapping,
          isJson ? json() : [],
          bound.of([]),
          editorLook(theme),
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({
            // A place that scrolls has to be reached by the keyboard.
            tabindex: '0',
            'aria-label': label,
            'aria-describedby': describedBy,
            ...(isReadOnly && { 'aria-readonly': 'true' }),
          }),
          keymap.of([
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...completionKeymap,
            ...lintKeymap,
          ]),
          EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
            const doc = state.doc.toString();
            if (docChanged && doc !== present.current.text) present.current.onType(doc);
            if (docChanged || selectionSet) {
              const { schema: known, onMove } = present.current;
              onMove(known && guideAt(known, doc, state.selection.main.head));
            }
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [theme, isReadOnly, isJson, label, describedBy]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    view.current?.dispatch({
      effects: bySchema.current.reconfigure(schema ? schemaExtensions(schema) : []),
    });
  }, [schema, theme, isReadOnly, isJson, label, describedBy]);
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { doc } = editor.state;
    editor.dispatch(
      setDiagnostics(
        editor.state,
        marks.map((mark) => diagnosticOf(doc, mark)),
      ),
    );
  }, [marks, theme, isReadOnly, isJson, label, describedBy]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || !place) return;
    const anchor = offsetAt(editor.state.doc, place);
    editor.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    editor.focus();
  }, [place]);
  return <div ref={host} css={frame} />;
}
