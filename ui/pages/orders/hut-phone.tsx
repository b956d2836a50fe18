import type { CSSObject } from '@emotion/react';
import { TextLink } from '../../components/text-link.tsx';

const inOnePiece: CSSObject = { whiteSpace: 'nowrap' };

/** A phone number that can be called; it is not broken over two lines. */
export const HutPhone = ({ phone }: { readonly phone: string }) => (
  <span css={inOnePiece}>
    <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
  </span>
);
