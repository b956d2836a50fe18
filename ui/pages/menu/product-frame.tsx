import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { dialogHeadProperty } from '../../theme/bottom-bar-height.ts';
import { ModalFrame } from '../../components/modal-frame.tsx';
import { useWords } from '../../words/words-context.tsx';

interface ProductFrameProps {
  readonly title: string;
  readonly picture: ReactNode;
  /** Words about the product, below its picture. */
  readonly about?: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4%)' } });

/** How much of a phone's screen the picture keeps. */
const stageHeight = 'min(30dvh, 72vw)';

/** The whole screen of a phone, a wide dialog elsewhere. */
const frame = (theme: Theme): CSSObject => ({
  [dialogHeadProperty]: stageHeight,
  [theme.upTo.low]: { [dialogHeadProperty]: 'initial' },
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: theme.viewport.full,
  maxHeight: theme.viewport.full,
  margin: 0,
  animation: `${rise} ${theme.motion.medium} ${theme.motion.ease}`,
  [theme.from.tablet]: {
    [dialogHeadProperty]: 'initial',
    margin: 'auto',
    width: `min(calc(${theme.size.dialogLarge} + ${theme.space(28)}), calc(100vw - 2 * ${theme.space(6)}))`,
    height: `min(${theme.viewport.most}, ${theme.size.dialogLarge})`,
    maxHeight: theme.viewport.most,
    borderRadius: theme.radius.sheet,
  },
});

/** Reaches the edges of the modal's body, whatever room that keeps. */
const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: `calc(-1 * ${theme.space(1)}) calc(-1 * ${theme.space(5)}) 0`,
  [theme.from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

/** On wide screens picture and words stay in view beside the choices; on a phone the picture alone does. */
const side = (theme: Theme): CSSObject => ({
  display: 'contents',
  [theme.from.tablet]: {
    display: 'block',
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    paddingInlineStart: theme.space(5),
  },
});

const stage = (theme: Theme): CSSObject => ({
  position: 'sticky',
  // The body keeps this much room above its content, in which choices would show while they scroll by.
  top: `calc(-1 * ${theme.space(1)})`,
  zIndex: theme.layer.raised,
  height: stageHeight,
  overflow: 'clip',
  // There the choices need the room.
  [theme.upTo.low]: { position: 'static' },
  [theme.from.tablet]: {
    position: 'static',
    height: 'auto',
    aspectRatio: '1',
    maxHeight: '56dvh',
    borderRadius: theme.radius.card,
  },
});

const words = (theme: Theme): CSSObject => ({
  padding: `${theme.space(5)} ${theme.space(5)} 0`,
  [theme.from.tablet]: { padding: `${theme.space(4)} 0 0` },
});

const choices = (theme: Theme): CSSObject => ({
  padding: `${theme.space(7)} ${theme.space(5)} 0`,
  [theme.from.tablet]: { padding: `0 ${theme.space(6)}` },
});

/** A product's picture and its choices: under each other on a phone, side by side elsewhere. */
export function ProductFrame(props: ProductFrameProps) {
  const { title, picture, about, footer, children, onClose } = props;
  const { t } = useWords();
  return (
    <ModalFrame
      title={title}
      closeLabel={t('menu.modal.close')}
      onClose={onClose}
      footer={footer}
      look={frame}
    >
      <div css={columns}>
        <div css={side}>
          <div css={stage}>{picture}</div>
          {about ? <div css={words}>{about}</div> : null}
        </div>
        <div css={choices}>{children}</div>
      </div>
    </ModalFrame>
  );
}
