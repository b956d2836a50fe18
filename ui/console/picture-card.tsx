import type { CSSObject, Theme } from '@emotion/react';
import { type DragEvent, useRef, useState } from 'react';
import type { EntryPicture, PicturedEntry } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Spinner } from '../components/spinner.tsx';
import type { ProductLook } from '../food-art/products.ts';
import { type Drawing, type DrawnFrom, drawingOfProduct } from '../menu-parts/drawing.ts';
import { FoodPicture } from '../menu-parts/food-picture.tsx';
import { useWords } from '../words/words-context.tsx';
import { usePicture } from './use-picture.ts';

interface PictureCardProps {
  readonly market: string;
  readonly entry: PicturedEntry;
  readonly drawnFrom: DrawnFrom;
  /** Hears what the entry is shown by from then on. */
  readonly onChange: (entry: PicturedEntry, picture: EntryPicture) => void;
  /** Hears what happened, to say it. */
  readonly onNews: (news: string) => void;
}

/** How the shop cuts pictures on its cards. */
const shapes: Readonly<Record<PicturedEntry['kind'], string>> = {
  product: '4 / 3',
  deal: '16 / 9',
  promo: '16 / 10',
};

const plate =
  (kind: PicturedEntry['kind'], isOver: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'clip',
    aspectRatio: shapes[kind],
    backgroundColor: isOver ? theme.colour.accent.soft : theme.colour.sunken,
    outline: isOver ? `${theme.width.thick} dashed ${theme.colour.accent.mark}` : 'none',
    outlineOffset: `calc(-1 * ${theme.width.thick})`,
    '& > svg': { width: '70%', height: '86%' },
  });

/** Over the picture: what is being done, or where to let go. */
const over = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.colour.accent.soft,
  color: theme.colour.accent.text,
  fontWeight: theme.font.weight.strong,
  pointerEvents: 'none',
});

/** Of one line, whatever is beside it. */
const whole: CSSObject = { flex: 'none' };

const words = (theme: Theme): CSSObject => ({ padding: theme.space(4), flex: 1 });

function drawingOf({ product, look }: PicturedEntry, drawnFrom: DrawnFrom): Drawing {
  if (product) return drawingOfProduct(product, drawnFrom);
  // Looks of the catalogue are checked against the drawings before a market is served.
  return { kind: 'product', look: (look as ProductLook | undefined) ?? 'bundle-box' };
}

const states = { drawn: 'neutral', file: 'info', uploaded: 'success' } as const;

/** One picture as the shop shows it, with what changes it: a button, or a photograph that is dropped on it [OPR-26]. */
export function PictureCard({ market, entry, drawnFrom, onChange, onNews }: PictureCardProps) {
  const { t } = useWords();
  const { kind, title, img, isUploaded } = entry;
  const { isBusy, failure, put, remove } = usePicture(market, entry, (picture) =>
    onChange(entry, picture),
  );
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const state = isUploaded ? 'uploaded' : img === undefined ? 'drawn' : 'file';
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    onNews(t('pictures.busy', { title }));
    onNews((await put(file)) ? t('pictures.done', { title }) : '');
  };
  const takeAway = async (): Promise<void> => {
    if (!(await remove())) return;
    onNews(t('pictures.removed', { title }));
    // The button that had the focus is gone with the photograph.
    place.current?.querySelector('button')?.focus();
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void upload(event.dataTransfer.files[0]);
    },
  };
  return (
    <li ref={place} css={{ display: 'grid' }} data-entry={entry.id} {...drop}>
      <Card room="none">
        <div css={plate(kind, isOver)}>
          <FoodPicture drawing={drawingOf(entry, drawnFrom)} img={img} />
          {isBusy || isOver ? (
            <span css={over}>{isBusy ? <Spinner size="large" /> : t('pictures.drop')}</span>
          ) : null}
        </div>
        <div css={words}>
          <Stack gap={3}>
            <Row justify="space-between" align="start" gap={2} wrap={false}>
              <Heading level={3}>{title}</Heading>
              <Badge tone={states[state]} css={whole}>
                {t(`pictures.state.${state}`)}
              </Badge>
            </Row>
            {failure && (
              <Notice tone="danger" announce>
                {t(`pictures.failed.${failure}`)}
              </Notice>
            )}
            <Row gap={2}>
              <Button
                size="small"
                variant="secondary"
                busy={isBusy}
                aria-label={t(img === undefined ? 'pictures.uploadFor' : 'pictures.replaceFor', {
                  title,
                })}
                onClick={() => field.current?.click()}
              >
                {t(img === undefined ? 'pictures.upload' : 'pictures.replace')}
              </Button>
              {isUploaded && (
                <Button
                  size="small"
                  variant="quiet"
                  busy={isBusy}
                  aria-label={t('pictures.removeFor', { title })}
                  onClick={() => void takeAway()}
                >
                  {t('pictures.remove')}
                </Button>
              )}
            </Row>
            <input
              ref={field}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              hidden
              onChange={({ target }) => {
                void upload(target.files?.[0]);
                // The same file can be chosen again after a failure.
                target.value = '';
              }}
            />
          </Stack>
        </div>
      </Card>
    </li>
  );
}
