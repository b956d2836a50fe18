import type { LandingPage } from '../../../schemas/types.ts';
import type { ProductLook } from '../../food-art/products.ts';
import { ProductArt } from '../../food-art/product-art.tsx';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useEnvironment } from '../../use-environment.ts';

interface PromoPictureProps {
  readonly promo: LandingPage;
  readonly detail?: 'card' | 'full';
}

/** The drawing of a promotion; a name that has none costs the picture and nothing else. */
export const PromoPicture = ({ promo, detail = 'card' }: PromoPictureProps) => (
  <ErrorBoundary report={useEnvironment().report} fallback={null}>
    <ProductArt look={promo.image as ProductLook} detail={detail} />
  </ErrorBoundary>
);
