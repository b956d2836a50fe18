import { describe, expect, it } from 'vitest';
import { pictureHosts, withPicture } from '../../../core/menu/picture-address.ts';

const own = { media: { imageBase: '/media/' } };
const outside = { media: { imageBase: 'https://pictures.example/chain/' } };

describe('a photograph', () => {
  it.each([
    ['pizza.jpg', own, '/media/pizza.jpg'],
    ['sides/fries.webp', outside, 'https://pictures.example/chain/sides/fries.webp'],
    ['/elsewhere/pizza.jpg', outside, '/elsewhere/pizza.jpg'],
    ['https://other.example/pizza.jpg', own, 'https://other.example/pizza.jpg'],
  ])('named %s lies where the market has its photographs, unless it says where', (...given) => {
    const [img, manifest, address] = given;
    expect(withPicture({ id: 'pizza', img }, manifest)).toEqual({ id: 'pizza', img: address });
  });

  it('is not made up: what has none stays as it is', () => {
    const drawn: { readonly id: string; readonly img?: string } = { id: 'pizza' };
    expect(withPicture(drawn, outside)).toBe(drawn);
  });

  it('lies at a host of its own, or at this site', () => {
    expect(pictureHosts(outside)).toEqual(['https://pictures.example']);
    expect(pictureHosts(own)).toEqual([]);
  });
});
