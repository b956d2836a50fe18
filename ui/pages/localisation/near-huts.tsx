import type { CSSObject, Theme } from '@emotion/react';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { HutChoice } from './hut-choice.tsx';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  borderTop: theme.border.hairline,
  '& > li': { borderBottom: theme.border.hairline },
});

interface NearHutsProps {
  readonly huts: readonly Hut[];
  readonly type: Disposition;
}

/** The huts near a visitor's position, nearest first [LOC-30]. */
const NearHuts = ({ huts, type }: NearHutsProps) => (
  <ul role="list" css={list}>
    {huts.map((hut) => (
      <li key={`${hut.sector}:${hut.id}`}>
        <HutChoice hut={hut} type={type} />
      </li>
    ))}
  </ul>
);

export default NearHuts;
