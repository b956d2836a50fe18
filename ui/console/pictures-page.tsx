import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type {
  EntryPicture,
  MarketPictures,
  PicturedEntry,
} from '../../schemas/types/http/operators.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Heading } from '../components/heading.tsx';
import { Icon } from '../components/icon.tsx';
import { Grid, Row, Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { Text } from '../components/text.tsx';
import { TextInput } from '../components/text-input.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import type { DrawnFrom } from '../menu-parts/drawing.ts';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { PageState } from './page-state.tsx';
import { PictureCard } from './picture-card.tsx';
import { useReading } from './use-reading.ts';

const kinds = ['product', 'deal', 'promo'] as const;

/** The pictures of a market, and photographs in their place [OPR-26]. */
export function PicturesPage() {
  const { api } = useConsole();
  const [query, setQuery] = useSearchParams();
  const market = query.get('market') ?? undefined;
  const reading = useReading(useCallback(() => api.pictures(market), [api, market]));
  return (
    <PageState reading={reading}>
      {(pictures) => (
        <PictureLists
          key={pictures.market}
          pictures={pictures}
          onMarket={(wanted) => setQuery({ market: wanted })}
        />
      )}
    </PageState>
  );
}

const fits = ({ title, id }: PicturedEntry, sought: string): boolean =>
  `${title} ${id}`.toLowerCase().includes(sought.trim().toLowerCase());

const drawnFromOf = ({ entries, options }: MarketPictures): DrawnFrom => ({
  products: new Map(entries.flatMap(({ product }) => (product ? [[product.id, product]] : []))),
  options,
});

/** A photograph that misses its card must not take the place of the page. */
const keepPage = {
  onDragOver: (event: { preventDefault: () => void }) => event.preventDefault(),
  onDrop: (event: { preventDefault: () => void }) => event.preventDefault(),
};

interface PictureListsProps {
  readonly pictures: MarketPictures;
  readonly onMarket: (market: string) => void;
}

function PictureLists({ pictures, onMarket }: PictureListsProps) {
  const { t } = useWords();
  const [sought, setSought] = useState('');
  const [news, setNews] = useState('');
  const drawnFrom = useMemo(() => drawnFromOf(pictures), [pictures]);
  const { market, markets } = pictures;
  const [entries, setEntries] = useState(pictures.entries);
  const change = ({ kind, id }: PicturedEntry, picture: EntryPicture) =>
    setEntries((all) =>
      all.map((entry) => {
        if (entry.kind !== kind || entry.id !== id) return entry;
        const { img: _img, ...drawn } = entry;
        return { ...drawn, ...picture };
      }),
    );
  const isShown = (entry: PicturedEntry): boolean => fits(entry, sought);
  return (
    <div {...keepPage}>
      <Stack gap={6}>
        <Row justify="space-between" align="end">
          <Stack gap={1}>
            <Heading level={1}>{t('pictures.title')}</Heading>
            <Text tone="muted">{t('pictures.text')}</Text>
            <Text tone="muted" size="small">
              {t('pictures.hint')}
            </Text>
          </Stack>
          <Row align="end">
            {markets.length > 1 && (
              <Select
                label={t('pictures.market')}
                value={market}
                options={markets.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
                onChange={({ target }) => onMarket(target.value)}
              />
            )}
            <TextInput
              label={t('pictures.search')}
              labelHidden
              placeholder={t('pictures.search')}
              leading={<Icon name="search" />}
              type="search"
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
          </Row>
        </Row>
        <div role="status">
          <VisuallyHidden>{news}</VisuallyHidden>
        </div>
        {entries.some(isShown) ? null : (
          <EmptyState icon="picture" title={t('pictures.notFound')} />
        )}
        {kinds.map((kind) => {
          const shown = entries.filter((entry) => entry.kind === kind && isShown(entry));
          return shown.length === 0 ? null : (
            <Stack key={kind} as="section" gap={3}>
              <Heading level={2}>{t(`pictures.kind.${kind}`)}</Heading>
              <Grid as="ul" gap={4}>
                {shown.map((entry) => (
                  <PictureCard
                    key={entry.id}
                    market={market}
                    entry={entry}
                    drawnFrom={drawnFrom}
                    onChange={change}
                    onNews={setNews}
                  />
                ))}
              </Grid>
            </Stack>
          );
        })}
      </Stack>
    </div>
  );
}
