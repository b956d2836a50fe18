import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeroDrawing } from '../../../ui/food-art/hero-drawing.tsx';

it('keeps the hero picture up to date with its drawing', async () => {
  await expect(renderToStaticMarkup(<HeroDrawing />)).toMatchFileSnapshot(
    '../../../ui/food-art/hero-scene.svg',
  );
});
