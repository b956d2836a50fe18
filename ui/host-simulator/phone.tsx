import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { useWords } from '../words/words-context.tsx';
import { AddressBar } from './address-bar.tsx';
import { bridgedFrame } from './bridged-frame.ts';
import { insetsOf } from './host-settings.ts';
import { useSimulator } from './simulator-context.ts';

/** The device's screen in CSS pixels. */
const screen = { width: 360, height: 740 } as const;

const body = (theme: Theme): CSSObject => ({
  ...theme.featureArea,
  display: 'grid',
  gap: theme.space(2.5),
  justifySelf: 'start',
  maxWidth: '100%',
  padding: theme.space(2.5),
  borderRadius: `calc(2 * ${theme.radius.sheet})`,
  boxShadow: theme.shadow.floating,
});

const glass = (theme: Theme): CSSObject => ({
  position: 'relative',
  overflow: 'clip',
  borderRadius: `calc(1.5 * ${theme.radius.sheet})`,
  lineHeight: 0,
});

const page = (theme: Theme): CSSObject => ({
  display: 'block',
  maxWidth: '100%',
  border: theme.border.none,
  backgroundColor: theme.colour.surface,
});

/** What the device covers: over the page where the page knows it, else beside it. */
const bar = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  pointerEvents: 'none',
  '&[data-over]': { position: 'absolute', left: 0, zIndex: theme.layer.base },
  '&[data-over="top"]': { top: 0 },
  '&[data-over="bottom"]': { bottom: 0 },
  '& rect': { fill: theme.colour.text },
});

interface DeviceBarProps {
  readonly edge: 'top' | 'bottom';
  readonly height: number;
  readonly isOver: boolean;
  /** The colour behind it, where the page has told one. */
  readonly colour: string | undefined;
}

const DeviceBar = ({ edge, height, isOver, colour }: DeviceBarProps) => (
  <div
    aria-hidden="true"
    data-over={isOver ? edge : undefined}
    css={(theme) => ({
      ...bar(theme),
      backgroundColor: isOver ? 'transparent' : (colour ?? theme.colour.surface),
    })}
  >
    <svg width={screen.width} height={height} viewBox={`0 0 ${screen.width} ${height}`}>
      {edge === 'top' ? (
        <rect x={screen.width / 2 - 48} y={8} width={96} height={16} rx={8} />
      ) : (
        <rect x={screen.width / 2 - 56} y={height - 10} width={112} height={4} rx={2} />
      )}
    </svg>
  </div>
);

/** The shop in the web view of a phone [HST-07]. */
export const Phone = observer(function Phone() {
  const { t } = useWords();
  const simulator = useSimulator();
  const frame = useRef<HTMLIFrameElement>(null);
  const { openings, host, colours, mayClose } = simulator;
  useEffect(() => {
    if (!frame.current) return undefined;
    const shown = bridgedFrame(frame.current, simulator.start, simulator.host, (text) =>
      simulator.hear(text),
    );
    simulator.attach(shown);
    return () => {
      shown.remove();
      simulator.attach(undefined);
    };
  }, [simulator, openings]);
  const { top, bottom } = insetsOf(host);
  const isOver = simulator.accepted.includes('safe-areas');
  const height = isOver ? screen.height : screen.height - top - bottom;
  const background = colours?.['background'];
  return (
    <Stack as="section" gap={3}>
      <AddressBar />
      <div css={body}>
        <div css={glass}>
          <DeviceBar edge="top" height={top} isOver={isOver} colour={background} />
          <iframe
            key={openings}
            ref={frame}
            title={t('phone.page')}
            width={screen.width}
            height={height}
            css={page}
          />
          <DeviceBar edge="bottom" height={bottom} isOver={isOver} colour={background} />
        </div>
        <Row justify="center" gap={6}>
          <IconButton
            icon="chevron-left"
            label={t('phone.back')}
            variant="inverse"
            onClick={() => simulator.goBack()}
          />
          <IconButton
            icon="refresh"
            label={t('phone.again')}
            variant="inverse"
            onClick={() => simulator.open(simulator.start)}
          />
        </Row>
      </div>
      {mayClose && (
        <Notice tone="info" announce>
          {t('phone.closes')}
        </Notice>
      )}
    </Stack>
  );
});
