import type { CSSObject, Theme } from '@emotion/react';
import { memo } from 'react';
import { Icon } from '../components/icon.tsx';
import type { TagMark } from '../../schemas/types/manifest/menu.ts';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';
import { DietMark } from './diet-mark.tsx';

interface ProductTagListProps {
  /** Tags by name, as `productTags` gives them. */
  readonly tags: readonly string[];
}

type Tone = TagMark['tone'];

/** Tags that have the mark of their diet. */
const diets: Readonly<Record<string, boolean>> = { vegetarian: true, 'non-vegetarian': false };

const list = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2.5),
  rowGap: theme.space(0.5),
});

const item =
  (tone: Tone) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.tiny,
    display: 'inline-flex',
    gap: theme.space(0.75),
    alignItems: 'center',
    color: tone === 'neutral' ? theme.muted : theme.colour[tone].text,
    fontWeight: theme.font.weight.medium,
  });

/** Tags of a product in small words with a mark: vegetarian, hot, gluten free [MNU-72]. */
export const ProductTagList = memo(function ProductTagList({ tags }: ProductTagListProps) {
  const { t } = useWords();
  const { tagMarks } = useEnvironment().market.manifest.menu;
  if (tags.length === 0) return null;
  return (
    <ul role="list" css={list}>
      {tags.map((tag) => {
        const mark = tagMarks[tag];
        return (
          <li key={tag} css={item(mark?.tone ?? (diets[tag] ? 'success' : 'neutral'))}>
            {tag in diets ? (
              <DietMark veg={diets[tag]} isTold />
            ) : mark ? (
              <Icon name={mark.icon} size="small" />
            ) : null}
            {t(`menu.tags.${tag}`)}
          </li>
        );
      })}
    </ul>
  );
});
