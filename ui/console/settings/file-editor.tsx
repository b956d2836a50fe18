import type { CSSObject, Theme } from '@emotion/react';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import type { Guide } from '../../../core/manifest/schema-guide.ts';
import type { SettingsFinding } from '../../../schemas/types/http/market-settings.ts';
import { Stack } from '../../components/layout.tsx';
import { Select } from '../../components/select.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PageState } from '../page-state.tsx';
import { useReading } from '../use-reading.ts';
import type { EditorPlace } from './code-editor.tsx';
import { useFindingText } from './finding-list.tsx';

const CodeEditor = lazy(() => import('./code-editor.tsx'));

interface FileEditorProps {
  readonly market: string;
  readonly files: readonly string[];
  /** The version that files are of where they were not edited. */
  readonly version: number;
  readonly path: string;
  /** Files that were edited, by their paths. */
  readonly texts: Readonly<Record<string, string>>;
  readonly findings: readonly SettingsFinding[];
  readonly place: EditorPlace | undefined;
  readonly isReadOnly: boolean;
  readonly onPick: (path: string) => void;
  readonly onType: (path: string, text: string, original: string) => void;
}

const about = (theme: Theme): CSSObject => ({
  minHeight: theme.size.control,
  padding: `${theme.space(2)} ${theme.space(3)}`,
  borderRadius: theme.radius.small,
  backgroundColor: theme.colour.sunken,
  overflowWrap: 'anywhere',
});

/** A file of a market in the editor, with what its schema says of the place of the cursor [OPR-21]. */
export function FileEditor(props: FileEditorProps) {
  const { market, files, version, path, texts, isReadOnly, onPick } = props;
  const { t } = useWords();
  const { settings } = useConsole();
  const reading = useReading(
    useCallback(async () => {
      const [file, schema] = await Promise.all([
        settings.file(market, path, version),
        path.endsWith('.json') ? settings.schema(market, path) : undefined,
      ]);
      return { ...file, schema };
    }, [settings, market, path, version]),
  );
  // What was read of another file, or of another version, is not this one.
  const { content } = reading;
  const isRead = content?.path === path && (version === 0 || content.version === version);
  return (
    <Stack gap={3}>
      <Select
        label={t('settings.file')}
        value={path}
        onChange={({ target }) => onPick(target.value)}
        options={files.map((file) => ({
          value: file,
          label: Object.hasOwn(texts, file) ? t('settings.edited', { file }) : file,
        }))}
      />
      <PageState reading={isRead ? reading : { ...reading, content: undefined }}>
        {(file) => <OpenFile key={`${path} ${isReadOnly}`} {...props} original={file} />}
      </PageState>
    </Stack>
  );
}

interface OpenFileProps extends FileEditorProps {
  readonly original: {
    readonly text: string;
    readonly schema: JsonSchema | undefined;
  };
}

function OpenFile({ path, texts, findings, place, isReadOnly, original, onType }: OpenFileProps) {
  const { t } = useWords();
  const hint = useId();
  const textOf = useFindingText();
  const [guide, setGuide] = useState<Guide>();
  const { schema } = original;
  const marks = useMemo(
    () =>
      findings
        .filter((finding) => finding.path === path)
        .map((finding) => ({
          line: finding.line ?? 1,
          column: finding.column ?? 1,
          severity: finding.severity,
          message: textOf(finding),
        })),
    [findings, path, textOf],
  );
  return (
    <Stack gap={2}>
      <Suspense fallback={<Skeleton lines={12} />}>
        <CodeEditor
          label={t('settings.editorLabel', { file: path })}
          describedBy={hint}
          text={texts[path] ?? original.text}
          isJson={path.endsWith('.json')}
          isReadOnly={isReadOnly}
          schema={schema}
          marks={marks}
          place={place}
          onType={(text) => onType(path, text, original.text)}
          onMove={setGuide}
        />
      </Suspense>
      {schema && (
        <div css={about} role="note" aria-label={t('settings.about')}>
          <Text as="span" size="small" strong>
            {guide?.pointer || '/'}
          </Text>{' '}
          <Text as="span" size="small">
            {guide?.description ?? t('settings.noDescription')}
          </Text>
        </div>
      )}
      <Text id={hint} size="small" tone="muted">
        {t(isReadOnly ? 'settings.readHint' : 'settings.editHint')}
      </Text>
    </Stack>
  );
}
