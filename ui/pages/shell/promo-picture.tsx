import type { CSSObject } from '@emotion/react';
import type { LandingPage } from '../../../schemas/types/manifest/site.ts';
import { ProductArt } from '../../food-art/product-art.tsx';
import type { ProductLook } from '../../food-art/products.ts';
import { Photo } from '../../menu-parts/photo.tsx';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useSeen } from '../../platform/use-seen.ts';
import { useEnvironment } from '../../use-environment.ts';

interface PromoPictureProps {
  readonly promo: LandingPage;
  readonly detail?: 'card' | 'full';
}

const square: CSSObject = { height: '100%', aspectRatio: '1' };

/** All of the place that it is in. */
const filling: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};

/** The photograph of a promotion, or its drawing. Its place is `relative`. */
export const PromoPicture = (props: PromoPictureProps) => {
  const { img } = props.promo;
  const drawn = <DrawnPromo {...props} />;
  if (img === undefined) return drawn;
  return (
    <Photo img={img} look={filling}>
      {drawn}
    </Photo>
  );
};

/** The drawing of a promotion, once it comes into view; a name that has none costs the picture and nothing else. */
function DrawnPromo({ promo, detail = 'card' }: PromoPictureProps) {
  const { report } = useEnvironment();
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} css={square}>
      <ErrorBoundary report={report} fallback={null}>
        {isSeen ? <ProductArt look={promo.image as ProductLook} detail={detail} /> : null}
      </ErrorBoundary>
    </div>
  );
}
