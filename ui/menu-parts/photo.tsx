import type { CSSObject } from '@emotion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { sizedPhoto } from '../../core/menu/photo-address.ts';

interface PhotoProps {
  /** Its address. */
  readonly img: string;
  /** A name for the picture; without one it is decoration. */
  readonly title?: string | undefined;
  readonly look?: CSSObject | undefined;
  /** What shows where it cannot be loaded. */
  readonly children: ReactNode;
}

const covering: CSSObject = { width: '100%', height: '100%', objectFit: 'cover' };

/** What browsers go by that do not lay pictures out before they load them. */
const sizes = 'auto, 50vw';

/** What a browser chooses the smallest picture from that is large enough. */
function sourcesOf(img: string) {
  const photo = sizedPhoto(img);
  if (!photo) return {};
  const { width, height, sources } = photo;
  const srcSet = sources.map((source) => `${source.address} ${source.width}w`).join(', ');
  return { width, height, srcSet, sizes };
}

/** A photograph, in the size that it is shown at; what it stands for is drawn where it cannot be loaded [OPR-26]. */
export function Photo({ img, title, look = covering, children }: PhotoProps) {
  const [failed, setFailed] = useState<string>();
  const sources = useMemo(() => sourcesOf(img), [img]);
  if (failed === img) return children;
  return (
    <img
      loading="lazy"
      decoding="async"
      alt={title ?? ''}
      css={look}
      onError={() => setFailed(img)}
      {...sources}
      src={img}
    />
  );
}
