import { type CSSObject, keyframes, type Theme } from '@emotion/react';
import type { TrackingStatus } from '../../../schemas/types.ts';
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
const ride = keyframes({ '0%': { translate: '-18% 0' }, '50%': { translate: '18% -3%' } });

const stage = (theme: Theme): CSSObject => ({
  position: 'relative',
  width: '100%',
  maxWidth: theme.size.listMost,
  marginInline: 'auto',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
});

const heat = (theme: Theme): CSSObject => ({
  position: 'absolute',
  inset: 0,
  borderRadius: theme.radius.pill,
  background: `radial-gradient(closest-side, ${theme.colour.warning.softHover}, transparent)`,
  animation: `${glow} 2.4s ease-in-out infinite`,
  [theme.when.still]: { animation: 'none' },
});

const plate: CSSObject = { position: 'relative', width: '86%' };

const mark =
  (moves: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'absolute',
    right: '4%',
    bottom: '4%',
    display: 'grid',
    placeItems: 'center',
    padding: theme.space(3),
    borderRadius: theme.radius.pill,
    backgroundColor: theme.colour.accent.fill,
    color: theme.colour.accent.on,
    boxShadow: theme.shadow.floating,
    ...(moves
      ? {
          animation: `${ride} 2.2s ease-in-out infinite`,
          [theme.when.still]: { animation: 'none' },
        }
      : {}),
  });

interface TrackerSceneProps {
  readonly status: TrackingStatus;
  /** The customer's own pizza, where they ordered one. */
  readonly pizza: PizzaRecipe | undefined;
}

/** The pizza on its way through the kitchen: it takes on sauce and toppings, glows in the oven, rides to the door. */
export const TrackerScene = ({ status, pizza = anyPizza }: TrackerSceneProps) => {
  const icon = icons[status];
  const isOnTheRoad = status === 'DISPATCHED' || status === 'ALMOST_ARRIVED';
  return (
    <div css={stage} aria-hidden>
      {status === 'COOKING' ? <div css={heat} /> : null}
      <div css={plate}>
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
