import { describe, expect, it } from 'vitest';
import { pictureHosts, uploadKey, withPicture } from '../../../core/menu/picture-address.ts';
import { noPictures } from './no-pictures.ts';

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
    expect(withPicture({ id: 'pizza', img }, 'product', manifest, noPictures)).toEqual({
      id: 'pizza',
      img: address,
    });
  });

  it('is not made up: what has none stays as it is', () => {
    const drawn: { readonly id: string; readonly img?: string } = { id: 'pizza' };
    expect(withPicture(drawn, 'product', outside, noPictures)).toBe(drawn);
  });

  it('lies at hosts that the market names, or at this site', () => {
    expect(pictureHosts(outside)).toEqual(['https://pictures.example']);
    expect(pictureHosts(own)).toEqual([]);
    expect(pictureHosts({ media: { hosts: ['one.example', 'two.example:8443'] } })).toEqual([
      'https://one.example',
      'https://two.example:8443',
    ]);
  });

  it("that is named by a file of the market's folder has the address of its sizes [OPR-26]", () => {
    const files = new Map([['pizza.jpg', '/v1/photos/a/1280.webp']]);
    const pictures = { ...noPictures, files };
    const named = { id: 'pizza', img: 'pizza.jpg' };
    const address = '/v1/photos/a/1280.webp';
    expect(withPicture(named, 'product', { media: {} }, pictures)).toEqual({
      id: 'pizza',
      img: address,
    });
    expect(withPicture(named, 'product', { media: {} }, noPictures)).toEqual({ id: 'pizza' });
  });

  it('that was uploaded goes before what a file names, for its own kind alone [OPR-26]', () => {
    const uploaded = new Map([[uploadKey('deal', 'duo'), '/v1/photos/b/640.webp']]);
    const pictures = { ...noPictures, uploaded };
    const named = { id: 'duo', img: 'https://pictures.example/duo.jpg' };
    expect(withPicture(named, 'deal', outside, pictures).img).toBe('/v1/photos/b/640.webp');
    expect(withPicture(named, 'product', outside, pictures)).toBe(named);
  });
});
