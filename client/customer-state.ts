import type { Disposition } from '../schemas/types/catalogue/hut.ts';
import type { Authentication } from '../schemas/types/http/accounts.ts';
import type { OrderPoints } from '../schemas/types/http/loyalty.ts';
import type { App } from './app-store.ts';
import type { DeliveryAddress, DeliveryLocation } from '../core/localisation/address-strategy.ts';
import { nothingDone } from './loyalty/loyalty-memory.ts';
import { type CustomerRole, roleOf } from './accounts/account-pages.ts';

/** A hut by its keys. */
interface HutKeys {
  readonly hutId: string;
  readonly sector: string;
}

/** Everything that is known of a customer, gathered from the stores that hold it [LOC-04]. */
export interface CustomerState {
  readonly role: CustomerRole;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly postcode: string | undefined;
  readonly marketingOptOut: boolean;
  /** Made an account in this visit. */
  readonly new: boolean;
  readonly inLoyalty: boolean;
  readonly isLoggedIn: boolean;
  readonly dispositionType: Disposition;
  readonly pendingDisposition: Disposition | undefined;
  readonly deliveryAddress: DeliveryAddress | undefined;
  readonly deliveryLocation: DeliveryLocation | undefined;
  readonly deliveryHut: HutKeys | undefined;
  readonly collectionHut: HutKeys | undefined;
  readonly driverInstructions: string | undefined;
  readonly contactFree: boolean;
  readonly selectedLanguage: string | undefined;
  readonly languageChangedManually: boolean;
  readonly lastOrder: OrderPoints | undefined;
  readonly hasClosedAccountModal: boolean;
  readonly authentication: Authentication | undefined;
  readonly previousActions: {
    readonly hasAppliedFreeRewardToBasket: boolean;
    readonly hasInteractedWithAccount: boolean;
    readonly notifications: { readonly freeReward: { readonly hasSeen: boolean } };
  };
}

/** The customer as the application knows them now; what is not loaded is not known [LOC-04]. */
export const customerState = ({
  account,
  localisation,
  member,
  purchase,
  session,
}: App): CustomerState => {
  const { deliveryAddress, deliveryLocation, disposition, hut, pendingDisposition } = localisation;
  const { contactFree = false, marketingOptOut = false, values = {} } = purchase?.checkout ?? {};
  const { loyalty } = member ?? {};
  const memory = loyalty?.memory ?? nothingDone(undefined);
  const { account: known } = account ?? {};
  const names = [known?.firstName, known?.lastName].filter(Boolean).join(' ');
  const keys = hut && { hutId: hut.id, sector: hut.sector };
  const { isLoggedIn } = session;
  const inLoyalty = loyalty?.account !== undefined;
  return {
    role: roleOf({ isLoggedIn, inLoyalty, loyaltyToken: loyalty?.loyaltyProviderAuthToken }),
    name: values.name ?? (names === '' ? session.firstName : names),
    email: values.email ?? known?.email ?? undefined,
    phone: values.phone ?? known?.phone ?? undefined,
    postcode: deliveryAddress?.postcode,
    marketingOptOut,
    new: account?.isNew ?? false,
    inLoyalty,
    isLoggedIn,
    dispositionType: disposition.type,
    pendingDisposition: pendingDisposition?.type,
    deliveryAddress,
    deliveryLocation,
    deliveryHut: disposition.type === 'delivery' ? keys : undefined,
    collectionHut: disposition.type === 'delivery' ? undefined : keys,
    driverInstructions: values.instructions,
    contactFree,
    selectedLanguage: session.selectedLanguage,
    languageChangedManually: session.languageChangedManually,
    lastOrder: loyalty?.lastOrder,
    hasClosedAccountModal: account?.hasClosedModal ?? false,
    authentication: session.authentication,
    previousActions: {
      ...memory.previousActions,
      notifications: memory.notifications,
    },
  };
};
