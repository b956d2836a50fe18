import { type CSSObject, keyframes, type Theme } from '@emotion/react';
import type { TrackingStatus } from '../../../schemas/types/http/orders.ts';
import { PizzaArt } from '../../food-art/pizza-art.tsx';
import type { PizzaRecipe } from '../../food-art/pizza-recipe.ts';
import { Icon, type IconName } from '../../components/icon.tsx';

/** What is drawn for an order without a pizza. */
const anyPizza: PizzaRecipe = {
  crust: 'classic',
  sauce: 'tomato',
  cheese: 'mozzarella',
  toppings: [{ look: 'cherry-tomato' }, { look: 'basil' }],
};

/** How far the pizza is at a status: dough, then sauce, then all of it. */
const shownAt = (status: TrackingStatus, pizza: PizzaRecipe): PizzaRecipe => {
  if (status === 'CONFIRMING' || status === 'CONFIRMED') {
    return { ...pizza, sauce: 'none', cheese: 'none', toppings: [] };
  }
  return status === 'PREPARING' ? { ...pizza, cheese: 'none', toppings: [] } : pizza;
};

const icons: Partial<Record<TrackingStatus, IconName>> = {
  COOKING: 'flame',
  PACKING: 'bag',
  READY: 'store',
  DISPATCHED: 'scooter',
  ALMOST_ARRIVED: 'scooter',
  DELIVERED: 'check',
};

const glow = keyframes({ '50%': { opacity: 0.35 } });
const ride = keyframes({ '0%, 100%': { translate: '-160% 0' }, '50%': { translate: '160% 0' } });

const stage = (theme: Theme): CSSObject => ({
  position: 'relative',
  width: '100%',
  maxWidth: theme.size.listMost,
  marginInline: 'auto',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.radius.card,
  backgroundColor: theme.colour.plate,
  overflow: 'hidden',
});

/** The mouth of the oven, with its glow. */
const oven = (theme: Theme): CSSObject => ({
  position: 'absolute',
  inset: '7% 6% -12%',
  borderRadius: '50% 50% 0 0 / 62% 62% 0 0',
  border: `${theme.space(4)} solid ${theme.colour.feature.fill}`,
  background: `radial-gradient(circle at 50% 70%, ${theme.colour.glow.core}, ${theme.colour.accent.fill})`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(closest-side at 50% 65%, ${theme.colour.glow.halo}, transparent)`,
    animation: `${glow} 2.4s ease-in-out infinite`,
    [theme.when.still]: { animation: 'none' },
  },
});

/** The way to the door, a dashed line under the scooter. */
const road = (theme: Theme): CSSObject => ({
  position: 'absolute',
  insetInline: '8%',
  bottom: '13%',
  borderBottom: `${theme.width.ring} dashed ${theme.colour.lineStrong}`,
});

const plate =
  (isFarther: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'relative',
    width: isFarther ? '58%' : '86%',
    transition: theme.transition('width'),
    ...(isFarther ? { translate: '0 -14%' } : {}),
  });

const inOven: CSSObject = { width: '56%', translate: '0 26%' };

const mark =
  (moves: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'absolute',
    bottom: '5%',
    ...(moves ? { left: '42%' } : { right: '5%' }),
    display: 'grid',
    placeItems: 'center',
    padding: theme.space(3),
    borderRadius: theme.radius.pill,
    backgroundColor: theme.colour.accent.fill,
    color: theme.colour.accent.on,
    boxShadow: theme.shadow.floating,
    ...(moves
      ? {
          animation: `${ride} 2.6s ease-in-out infinite`,
          [theme.when.still]: { animation: 'none' },
        }
      : {}),
  });

interface TrackerSceneProps {
  readonly status: TrackingStatus;
  /** The customer's own pizza, where they ordered one. */
  readonly pizza: PizzaRecipe | undefined;
}

/** The pizza on its way through the kitchen: it takes on sauce and toppings, bakes in the oven, rides to the door. */
export const TrackerScene = ({ status, pizza = anyPizza }: TrackerSceneProps) => {
  const icon = icons[status];
  const isBaking = status === 'COOKING';
  const isOnTheRoad = status === 'DISPATCHED' || status === 'ALMOST_ARRIVED';
  return (
    <div css={stage} aria-hidden>
      {isBaking ? <div css={oven} /> : null}
      {isOnTheRoad ? <div css={road} /> : null}
      <div css={[plate(isOnTheRoad), isBaking ? inOven : undefined]}>
        <PizzaArt recipe={shownAt(status, pizza)} detail="full" />
      </div>
      {icon ? (
        <span css={mark(isOnTheRoad)}>
          <Icon name={icon} size="large" />
        </span>
      ) : null}
    </div>
  );
};
