import type { CSSObject, Theme } from '@emotion/react';
import { Fragment } from 'react';
import {
  type Block,
  type InlineText,
  type Line,
  parseMarkdown,
} from '../../../client/shell/markdown.ts';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2),
  paddingInlineStart: theme.space(6),
  '& > li::marker': { color: theme.colour.accent.text, fontWeight: theme.font.weight.strong },
});

const tableFrame = (theme: Theme): CSSObject => ({
  overflowX: 'auto',
  borderRadius: theme.radius.card,
  border: theme.border.hairline,
  backgroundColor: theme.colour.surface,
});

const table = (theme: Theme): CSSObject => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: `${theme.space(2.5)} ${theme.space(4)}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { ...theme.textStyle.label, backgroundColor: theme.colour.sunken },
  '& tbody tr + tr > *': { borderTop: theme.border.hairline },
});

const Run = ({ run }: { readonly run: InlineText }) => {
  if (run.kind === 'strong') return <strong>{run.text}</strong>;
  if (run.kind === 'emphasis') return <em>{run.text}</em>;
  if (run.kind === 'text' || run.href === undefined) return run.text;
  return run.href.startsWith('/') ? (
    <TextLink to={run.href}>{run.text}</TextLink>
  ) : (
    <TextLink href={run.href}>{run.text}</TextLink>
  );
};

const Runs = ({ line }: { readonly line: Line }) =>
  line.map((run, index) => (
    <Fragment key={index}>
      <Run run={run} />
    </Fragment>
  ));

const Items = ({ items }: { readonly items: readonly Line[] }) =>
  items.map((item, index) => (
    <li key={index}>
      <Runs line={item} />
    </li>
  ));

const BlockOf = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'heading') {
    return (
      <Heading level={block.level} look={block.level === 1 ? 'title' : 'heading'}>
        <Runs line={block.line} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <Text>
        <Runs line={block.line} />
      </Text>
    );
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List css={list}>
        <Items items={block.items} />
      </List>
    );
  }
  return (
    <div css={tableFrame} tabIndex={0} role="group">
      <table css={table}>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col">
                <Runs line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Runs line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A text in Markdown as a page; it holds no HTML of its own [SHL-16]. */
export const MarkdownText = ({ text }: { readonly text: string }) => (
  <Stack as="article" gap={5}>
    {parseMarkdown(text).map((block, index) => (
      <BlockOf key={index} block={block} />
    ))}
  </Stack>
);
