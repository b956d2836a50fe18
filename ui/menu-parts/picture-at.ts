import { sizedPhoto } from '../../core/menu/photo-address.ts';

/**
 * Address of a photograph at the width it is shown at, so that a small picture is a small download [BSK-20]. One
 * that was made into sizes has them in its address already.
 * @param width in pixels; undefined asks for the photograph as it is
 */
export function pictureAt(img: string | undefined, width: number | undefined): string | undefined {
  if (img === undefined || width === undefined || sizedPhoto(img)) return img;
  const [address = '', hash] = img.split('#', 2);
  const sized = `${address}${address.includes('?') ? '&' : '?'}width=${width}`;
  return hash === undefined ? sized : `${sized}#${hash}`;
}
