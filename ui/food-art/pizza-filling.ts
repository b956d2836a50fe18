import { centre, fill, fine, line } from './paint.ts';
import type { Layer, Tone } from './paint.ts';
import { ink, tones } from './palette.ts';
import { outline, roomOf } from './crusts.ts';
import type { CrustLook } from './crusts.ts';
import { patches, shines } from './pizza-patches.ts';
import { remembered } from './remembered.ts';
import { oval, randomFrom } from './shapes.ts';

const sauces = {
  tomato: tones.tomatoSauce,
  barbecue: tones.barbecue,
  'creme-fraiche': tones.cream,
  garlic: tones.garlicButter,
  pesto: tones.pesto,
  makhani: tones.makhani,
  'peri-peri': tones.periPeri,
  none: tones.bread,
} satisfies Record<string, Tone>;

/** The name of a sauce drawing: `SauceLook` of schemas/catalogue/look.schema.json. */
export type SauceLook = keyof typeof sauces;

/** Every sauce drawing's name. */
export const sauceLooks = Object.keys(sauces);

interface Cheese {
  readonly tone: Tone;
  /** How far it runs towards the rim, as a share of the room. */
  readonly cover: number;
  /** Share of the sauce seen through it. */
  readonly holes: number;
  readonly toasted: number;
  /** Colour of lighter or stronger patches in it. */
  readonly patch: Tone;
}

const cheeses = {
  mozzarella: { tone: tones.cheese, cover: 0.965, holes: 12, toasted: 15, patch: tones.cream },
  extra: { tone: tones.melt, cover: 0.99, holes: 3, toasted: 20, patch: tones.cheese },
  vegan: { tone: tones.vegan, cover: 0.95, holes: 16, toasted: 4, patch: tones.cream },
  'cheddar-mix': { tone: tones.melt, cover: 0.97, holes: 9, toasted: 12, patch: tones.cheddar },
} satisfies Record<string, Cheese>;

/** The name of a cheese drawing: `CheeseLook` of schemas/catalogue/look.schema.json. */
export type CheeseLook = keyof typeof cheeses | 'none';

/** Every cheese drawing's name. */
export const cheeseLooks = [...Object.keys(cheeses), 'none'];

function sauceLayers(crust: CrustLook, look: SauceLook): Layer[] {
  const { radius } = roomOf(crust);
  const [light, middle, dark] = sauces[look];
  const edge = outline(crust, `${crust} sauce`, radius, 0.018, 26);
  return [
    fill(edge, centre([0.6, light], [0.9, middle], [1, dark])),
    fine(line(edge, dark, 1.6, 0.55)),
    fine(fill(patches(crust, 'sauce', 26, radius * 0.9, 6), light, 0.4)),
    fine(line(shines('sauce', 16, radius * 0.85), ink.white, 1.1, 0.3)),
  ];
}

function cheeseLayers(crust: CrustLook, sauce: SauceLook, cheese: Cheese): Layer[] {
  const { radius } = roomOf(crust);
  const [light, middle, dark] = cheese.tone;
  const reach = radius * cheese.cover;
  const edge = outline(crust, `${crust} cheese`, reach, 0.04, 40);
  const [sauceLight, sauceMiddle] = sauces[sauce];
  return [
    line(edge, ink.shade, 2.6, 0.22),
    fill(edge, centre([0, light], [0.55, middle], [0.86, middle], [1, dark])),
    line(outline(crust, `${crust} cheese`, reach - 1.4, 0.04, 40), light, 1.4, 0.7),
    fill(patches(crust, 'patch', 24, reach, 10), cheese.patch[0], 0.42),
    fill(patches(crust, 'hole', cheese.holes, reach, 7.5), sauceMiddle, 0.26),
    fill(patches(crust, 'hole', cheese.holes, reach - 2.5, 5), sauceLight, 0.5),
    fill(patches(crust, 'toast', cheese.toasted, reach, 8.5), tones.toast[0], 0.42),
    fine(fill(patches(crust, 'toast', cheese.toasted, reach - 4.3, 4.2), tones.toast[1], 0.42)),
    fill(patches(crust, 'lump', 17, reach * 0.92, 5), tones.cream[0], 0.62),
    line(shines('shine', 15, reach * 0.84), ink.white, 1.5, 0.75),
    fine(fill(patches(crust, 'bubble', 22, reach * 0.9, 1.6), tones.toast[2], 0.35)),
  ];
}

/** Sauce and cheese of one half (or of the whole), to be clipped by the caller. */
export const fillingLayers = remembered(
  (crust: CrustLook, sauce: SauceLook, cheese: CheeseLook): Layer[] => {
    return [
      ...sauceLayers(crust, sauce),
      ...(cheese === 'none' ? [] : cheeseLayers(crust, sauce, cheeses[cheese])),
    ];
  },
);

/** What lies over everything: dried herbs, oil, and the light of the room. */
export const glazeLayers = remembered((crust: CrustLook): Layer[] => {
  const { radius } = roomOf(crust);
  const edge = outline(crust, `${crust} sauce`, radius, 0.018, 26);
  const random = randomFrom('herbs');
  let herbs = '';
  for (let i = 0; i < 34; i++) {
    const angle = i * 2.39996 + random();
    const r = Math.sqrt(i / 34) * radius * 0.88;
    herbs += oval(1.3, 0.55, Math.cos(angle) * r, Math.sin(angle) * r, random() * 180);
  }
  return [
    fine(fill(herbs, ink.herb, 0.75)),
    {
      d: edge,
      fill: {
        kind: 'slant',
        stops: [
          [0, ink.lightVeil],
          [0.5, ink.clear],
          [1, ink.darkVeil],
        ],
      },
    },
    fine(line(edge, ink.shade, 2.2, 0.16)),
  ];
});
