import { type CSSObject, Global, type Theme } from '@emotion/react';

/** On paper nothing of the page is left but the order: what it is, where it goes and what it cost [SHP-30]. */
const styles = (theme: Theme): CSSObject => ({
  '@media print': {
    'body :not(:has([data-printed])):not([data-printed]):not([data-printed] *), [data-on-screen]': {
      display: 'none !important',
    },
    '[data-printed], [data-printed] *': {
      color: 'CanvasText !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
    '[data-printed] :is(section, li)': { breakInside: 'avoid' },
    '[data-printed]': { zoom: 0.7, padding: '0 !important' },
    body: { minHeight: '0 !important', background: 'none !important' },
    '@page': { margin: theme.space(10) },
  },
});

export const PrintStyles = () => <Global styles={styles} />;
