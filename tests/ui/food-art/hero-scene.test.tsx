import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import { expect, it } from 'vitest';
import { HeroDrawing } from '../../../ui/food-art/hero-drawing.tsx';

it('keeps the hero picture up to date with its drawing, written as short as it can be', async () => {
  const { data } = optimize(renderToStaticMarkup(<HeroDrawing />), { multipass: true });
  await expect(data).toMatchFileSnapshot('../../../ui/food-art/hero-scene.svg');
});
