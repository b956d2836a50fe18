import { lazy } from 'react';

/** Offers of partners below a placed order, where the market shows them. */
export const PartnerOffers = lazy(() => import('./partner-offers.tsx'));

/** How the order was: comes once it is done. */
export const OrderFeedback = lazy(() => import('./order-feedback.tsx'));

/** Lets the customer ask to be told how an order goes. */
export const FollowOrder = lazy(() => import('./follow-order.tsx'));

/** Push messages, where the browser has them. */
export const PushButton = lazy(() => import('./push-button.tsx'));

/** The same again, by the rules of the basket. */
export const OrderAgainButton = lazy(() => import('./order-again-button.tsx'));

/** Tells the group of who ordered for one. */
export const GroupOrdered = lazy(() => import('./group-ordered.tsx'));

/** The way of a delivery on a map: comes once it is on its way. */
export const OrderWay = lazy(() => import('./order-way.tsx'));

/** A map of tiles, where the market has them. */
export const TileMap = lazy(() => import('../localisation/map/tile-map.tsx'));
