import { describe, expect, it } from 'vitest';
import { PizzaArt } from '../../../ui/food-art/pizza-art.tsx';
import type { DrawnTopping, PizzaRecipe } from '../../../ui/food-art/pizza-recipe.ts';
import { countNodes, draw, piecesOf, toppingGroup } from './draw.tsx';

const pizza = (...toppings: DrawnTopping[]): PizzaRecipe => ({
  crust: 'classic',
  sauce: 'tomato',
  cheese: 'mozzarella',
  toppings,
});
const pepperoni = { look: 'pepperoni' } as const;
const mushroom = { look: 'mushroom' } as const;
const olive = { look: 'black-olive' } as const;

describe('PizzaArt', () => {
  it('draws the same recipe the same way every time', () => {
    const recipe = pizza(pepperoni, mushroom);
    expect(draw(<PizzaArt recipe={recipe} />)).toBe(draw(<PizzaArt recipe={recipe} />));
  });

  it('leaves every piece where it is when another topping is added or taken away', () => {
    const both = draw(<PizzaArt recipe={pizza(pepperoni, mushroom)} />);
    const three = draw(<PizzaArt recipe={pizza(olive, pepperoni, mushroom)} />);
    for (const look of ['pepperoni', 'mushroom']) {
      expect(piecesOf(both, look).length).toBeGreaterThan(5);
      expect(piecesOf(three, look)).toEqual(piecesOf(both, look));
    }
  });

  it('lays flat toppings under the small ones whatever their order in the recipe', () => {
    const markup = draw(<PizzaArt recipe={pizza(olive, pepperoni)} />);
    expect(markup.indexOf('data-topping="pepperoni"')).toBeLessThan(
      markup.indexOf('data-topping="black-olive"'),
    );
  });

  it('clips two halves apart, each with its own toppings', () => {
    const markup = draw(<PizzaArt recipe={pizza(pepperoni)} other={pizza(mushroom)} />);
    const clips = [...markup.matchAll(/<clipPath id="([^"]+)"><path d="([^"]+)"/g)];
    expect(clips.map(([, , d]) => d)).toEqual(['M-100-100H0V100H-100Z', 'M0-100H100V100H0Z']);
    for (const [, id] of clips) expect(markup).toContain(`clip-path="url(#${id})"`);
    const xs = (look: string): number[] =>
      piecesOf(markup, look).map((place) => Number(/translate\((-?[\d.]+)/.exec(place)?.[1]));
    expect(xs('pepperoni').every((x) => x <= 0)).toBe(true);
    expect(xs('mushroom').every((x) => x > 0)).toBe(true);
  });

  it('does not clip a pizza that is the same all over', () => {
    expect(draw(<PizzaArt recipe={pizza(pepperoni)} />)).not.toContain('clip-path');
  });

  it('is hidden from assistive technology unless it has a name', () => {
    expect(draw(<PizzaArt recipe={pizza()} />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
    const named = draw(<PizzaArt recipe={pizza()} title="Margherita" />);
    expect(named).toMatch(/^<svg[^>]* role="img" aria-label="Margherita"/);
    expect(named).not.toContain('aria-hidden');
  });

  it('gives every gradient, piece and clip on a page its own id', () => {
    const recipe = pizza(pepperoni, mushroom);
    const markup = draw(
      <>
        <PizzaArt recipe={recipe} other={recipe} />
        <PizzaArt recipe={recipe} />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  });

  it('draws two toppings that share a look as one double portion', () => {
    expect(draw(<PizzaArt recipe={pizza(pepperoni, pepperoni)} />)).toBe(
      draw(<PizzaArt recipe={pizza({ ...pepperoni, count: 2 })} />),
    );
  });

  it('lays on more for a double portion', () => {
    const one = draw(<PizzaArt recipe={pizza(pepperoni)} />);
    const two = draw(<PizzaArt recipe={pizza({ ...pepperoni, count: 2 })} />);
    expect(piecesOf(two, 'pepperoni').length).toBeGreaterThan(piecesOf(one, 'pepperoni').length);
  });

  it('stays small on a card and shows more detail when asked', () => {
    const recipe = pizza(pepperoni, mushroom, olive);
    const card = draw(<PizzaArt recipe={recipe} />);
    const full = draw(<PizzaArt recipe={recipe} detail="full" />);
    expect(countNodes(card)).toBeLessThanOrEqual(120);
    expect(countNodes(full)).toBeGreaterThan(countNodes(card));
    expect(toppingGroup(card, 'pepperoni')).toContain('<use');
  });
});
