import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LooseItem } from '../../core/basket/basket.ts';
import { root } from '../tasks/project.ts';

/** An order that is placed at the checkout before the picture is taken. */
export interface PicturedOrder {
  /** What is typed, by the labels of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the payment and the button that places the order are called, or begin with. */
  readonly payment: string;
  readonly button: string;
  /** Shown in place of the order's own, which is drawn by lot. */
  readonly reference: string;
  /** How many statuses the kitchen reports. */
  readonly reports: number;
}

/** A picture of the documentation: of which page, for whom, and how large. */
export interface Picture {
  /** Name of its file in `docs/pictures/`. */
  readonly file: string;
  readonly market: string;
  /** The language the browser asks for. */
  readonly locale: string;
  readonly path: string;
  /** Size of the window in pixels; a pixel of it is one of the picture. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** Who looks: a customer of an earlier visit with a hut; a new visitor unless there is one. */
  readonly customer?: {
    readonly sector: string;
    readonly hutId: string;
    readonly disposition: 'delivery' | 'collection';
    readonly postcode?: string;
    readonly items?: readonly LooseItem[];
  };
  readonly order?: PicturedOrder;
  /** Selectors of what it shows once it is whole. */
  readonly shows: readonly string[];
}

/** Where the pictures that README.md shows lie, and the list of them. */
export const picturesFolder = join(root, 'docs', 'pictures');

/** The pictures of the list. */
export const readPictures = (): readonly Picture[] =>
  JSON.parse(readFileSync(join(picturesFolder, 'pictures.json'), 'utf8')) as readonly Picture[];
