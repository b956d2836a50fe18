import type { CSSObject } from '@emotion/react';
import type { LandingPage } from '../../../schemas/types/manifest/site.ts';
import { ProductArt } from '../../food-art/product-art.tsx';
import type { ProductLook } from '../../food-art/products.ts';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useSeen } from '../../platform/use-seen.ts';
import { useEnvironment } from '../../use-environment.ts';

interface PromoPictureProps {
  readonly promo: LandingPage;
  readonly detail?: 'card' | 'full';
}

const square: CSSObject = { height: '100%', aspectRatio: '1' };

/** The drawing of a promotion, once it comes into view; a name that has none costs the picture and nothing else. */
export const PromoPicture = ({ promo, detail = 'card' }: PromoPictureProps) => {
  const { report } = useEnvironment();
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} css={square}>
      <ErrorBoundary report={report} fallback={null}>
        {isSeen ? <ProductArt look={promo.image as ProductLook} detail={detail} /> : null}
      </ErrorBoundary>
    </div>
  );
};
