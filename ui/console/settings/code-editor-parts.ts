import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { Extension, Text } from '@codemirror/state';
import { EditorView, hoverTooltip } from '@codemirror/view';
import type { Theme } from '@emotion/react';
import { tags } from '@lezer/highlight';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { type Guide, guideAt } from '../../../core/manifest/schema-guide.ts';

/** A finding in the words of the page, at a line and column counted from 1. */
export interface EditorMark {
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The offset of a line and column; the nearest one where the text is shorter by now. */
export function offsetAt(doc: Text, { line, column }: Pick<EditorMark, 'line' | 'column'>): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + column - 1, to);
}

/** A mark under the key or value that it is about. */
export function diagnosticOf(doc: Text, mark: EditorMark): Diagnostic {
  const from = offsetAt(doc, mark);
  const rest = doc.lineAt(from).text.slice(from - doc.lineAt(from).from);
  const length = /^("(?:[^"\\]|\\.)*"?|[^\s,:]+)/.exec(rest)?.[0].length ?? 0;
  return { from, to: from + length, severity: mark.severity, message: mark.message };
}

const guideOf = (schema: JsonSchema, view: EditorView, offset: number): Guide =>
  guideAt(schema, view.state.doc.toString(), offset);

const completion =
  (schema: JsonSchema) =>
  ({
    state,
    pos,
    explicit,
    matchBefore,
  }: Pick<CompletionContext, 'state' | 'pos' | 'explicit' | 'matchBefore'>) => {
    if (!explicit && !matchBefore(/["\w.-]+$/)) return null;
    const { options, from } = guideAt(schema, state.doc.toString(), pos);
    if (options.length === 0) return null;
    return {
      from: Math.min(from, pos),
      validFor: /^["\w.-]*$/,
      options: options.map(({ label, description, text }, index) => ({
        label: text.startsWith('"') && !label.startsWith('"') ? JSON.stringify(label) : label,
        displayLabel: label,
        boost: -index / options.length,
        ...(description !== undefined && { info: description }),
        apply: (view: EditorView) => {
          const place = guideOf(schema, view, view.state.selection.main.head);
          view.dispatch({
            changes: { from: place.from, to: place.to, insert: text },
            // Into the empty value of a new key, or behind it.
            selection: {
              anchor: place.from + text.length - (/(\{\}|\[\]|: "")$/.test(text) ? 1 : 0),
            },
            userEvent: 'input.complete',
          });
        },
      })),
    };
  };

/** Completes keys and values, and describes what the pointer rests on, by a schema [OPR-21]. */
export const schemaExtensions = (schema: JsonSchema): Extension => [
  autocompletion({
    override: [
      (context) =>
        completion(schema)({
          state: context.state,
          pos: context.pos,
          explicit: context.explicit,
          matchBefore: (expression) => context.matchBefore(expression),
        }),
    ],
  }),
  hoverTooltip((view, offset) => {
    const { description, pointer } = guideOf(schema, view, offset);
    if (description === undefined || pointer === '') return null;
    return {
      pos: offset,
      create: () => {
        const dom = document.createElement('div');
        dom.textContent = description;
        return { dom };
      },
    };
  }),
];

/** The look of the editor by the tokens of the theme. */
export const editorLook = (theme: Theme): Extension => {
  const { colour, space } = theme;
  const code = { fontFamily: theme.font.code, fontSize: theme.font.size.small };
  return [
    EditorView.theme({
      '&': { height: '100%', backgroundColor: colour.surface, color: colour.text },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': { ...code, lineHeight: '1.6' },
      '.cm-content': { caretColor: colour.accent.text, padding: `${space(2)} 0` },
      '.cm-gutters': {
        backgroundColor: colour.sunken,
        color: colour.textMuted,
        borderRight: theme.border.hairline,
      },
      '.cm-activeLine': { backgroundColor: colour.accent.soft },
      '.cm-activeLineGutter': { backgroundColor: colour.accent.soft, color: colour.text },
      '.cm-tooltip': {
        ...theme.textStyle.small,
        backgroundColor: colour.surface,
        color: colour.text,
        border: theme.border.card,
        borderRadius: theme.radius.small,
        boxShadow: theme.shadow.hover,
        maxWidth: theme.size.dialogSmall,
      },
      '.cm-tooltip-hover, .cm-completionInfo': { padding: `${space(2)} ${space(3)}` },
      '.cm-tooltip.cm-tooltip-autocomplete > ul': { ...code, maxHeight: '40dvh' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        backgroundColor: colour.accent.fill,
        color: colour.accent.on,
      },
      '.cm-completionIcon': { display: 'none' },
    }),
    syntaxHighlighting(
      HighlightStyle.define([
        { tag: tags.propertyName, color: colour.accent.text },
        { tag: tags.string, color: colour.text },
        { tag: [tags.number, tags.bool, tags.null], color: colour.info.text },
        { tag: tags.invalid, color: colour.danger.text },
      ]),
    ),
  ];
};
