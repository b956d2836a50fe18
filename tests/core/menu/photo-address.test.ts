import { describe, expect, it } from 'vitest';
import {
  photoAddress,
  photoId,
  sizedPhoto,
  widthsOfPhoto,
} from '../../../core/menu/photo-address.ts';

const digest = 'ab'.repeat(32);

describe('the address of a photograph', () => {
  it('tells its size and where it is at every width [OPR-26]', () => {
    const address = photoAddress(photoId(digest, { width: 900, height: 600 }));
    expect(address).toBe(`/v1/photos/${'ab'.repeat(16)}-900x600/900.webp`);
    const photo = sizedPhoto(address);
    expect(photo).toMatchObject({ width: 900, height: 600 });
    expect(photo?.sources.map(({ width }) => width)).toEqual([160, 320, 480, 640, 900]);
    expect(photo?.sources.at(-1)).toEqual({ width: 900, address });
  });

  it('is that of no larger picture than the photograph, nor of one that nobody needs [OPR-26]', () => {
    expect(widthsOfPhoto(100)).toEqual([100]);
    expect(widthsOfPhoto(1280)).toEqual([160, 320, 480, 640, 960, 1280]);
    expect(widthsOfPhoto(6000)).toEqual([160, 320, 480, 640, 960, 1280]);
  });

  it.each(['https://pictures.example/a.jpg', '/media/a.webp', '/v1/photos/a/160.webp', 'a.jpg'])(
    'says nothing where it is another, such as %s [OPR-26]',
    (address) => expect(sizedPhoto(address)).toBeUndefined(),
  );
});
