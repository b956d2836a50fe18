import { deliverUnanswered, placeButton } from '../checkout/reach-checkout.ts';
import { expect } from '../journey.ts';
import { listOf } from '../in-control.ts';
import { dialogOf, type MarketId, openDialog, openIn, type WalkThrough } from './shops.ts';

/** Markets whose deal assistant is on for who has a hut. */
const assisted: readonly MarketId[] = ['fr'];

/** The basket with the deal assistant in it, and what that asks before it is turned on or off. */
export const lookAtAssistant: WalkThrough = async (page, shop, look) => {
  const { market, t } = shop;
  const variants = 'dealbot-v2:A,dealbot-v2-modal:treatment';
  await openDialog(page, shop, `/order/drinks/?optimizely=${variants}#basket`);
  const assistant = page.getByRole('switch', { name: t('dealbot.title') });
  const isOn = assisted.includes(market);
  await expect(assistant).toBeChecked({ checked: isOn });
  await look('the basket');
  for (const question of isOn ? ['disable', 'enable'] : ['enable', 'disable']) {
    await assistant.click();
    const dialog = page.getByRole('dialog', { name: t(`dealbot.${question}.title`) });
    await dialog.waitFor();
    await look(`the deal assistant asks to ${question}`);
    await dialog.getByRole('button', { name: t(`dealbot.${question}.confirm`) }).click();
    await expect(assistant).toBeChecked({ checked: question === 'enable' });
    if (question === 'disable') continue;
    await page.getByText(t('dealbot.welcome')).waitFor();
    await look('the deal assistant at work');
  }
};

/** A rewards programme of a member with points enough for a reward, and its code for the restaurant. */
export const lookAtRewards: WalkThrough = async (page, shop, look) => {
  const { t } = shop;
  await openDialog(page, shop, '/order/drinks/#basket');
  const points = page.getByRole('region', { name: t('loyalty.title'), exact: true });
  await points.getByRole('button').click();
  const rewards = page.getByRole('dialog', { name: t('loyalty.rewards.title') });
  await rewards
    .getByRole('button', { name: t('loyalty.rewards.offline') })
    .first()
    .click();
  await rewards.getByText(t('loyalty.offline.show')).waitFor();
  await look('the rewards');
};

/** On the home page: where the device is, which it does not tell, and the question before where the market asks it. */
export const lookAtLocation: WalkThrough = async (page, shop, look) => {
  const { market, t } = shop;
  const ask = page.getByRole('button', { name: t('localisation.geolocation.ask') });
  const failed = t('localisation.geolocation.failed');
  await ask.click();
  await page.getByText(failed).first().waitFor();
  await look('a location that is not given');
  const flow = Object.keys(listOf(market)).find((name) => name.startsWith('geolocation-flow'));
  if (flow === undefined) return;
  await openIn(page, shop, `/?optimizely=${flow}:treatment`);
  await ask.click();
  const primer = page.getByRole('dialog', { name: t('localisation.geolocation.primer.title') });
  await primer.waitFor();
  await look('the question for the location');
  await primer.getByRole('button', { name: t('localisation.geolocation.primer.accept') }).click();
  await page.getByRole('tabpanel').getByText(failed).waitFor();
  await look('a location that is not given after the question');
};

/** The removal of an account by its owner: the question, a failure, and the end. */
export const lookAtRemoval: WalkThrough = async (page, shop, look) => {
  const { t } = shop;
  await openIn(page, shop, '/account/edit');
  await page.getByRole('button', { name: t('accounts.edit.delete') }).click();
  const dialog = dialogOf(page);
  const remove = dialog.getByRole('button', { name: t('accounts.delete.confirm') });
  await remove.waitFor();
  await look('the removal of an account');
  const calls = '**/v1/accounts/graphql';
  await page.route(calls, (route) => route.abort());
  await remove.click();
  await dialog.getByText(t('accounts.delete.failed')).waitFor();
  await look('a removal that failed');
  await page.unroute(calls);
  await remove.click();
  await dialog.getByRole('heading', { name: t('accounts.delete.doneTitle') }).waitFor();
  await look('an account that is removed');
};

/** A provider leads back before it knows of the payment `1`, which is waited for and then not confirmed. */
export const lookAtWaiting: WalkThrough = async (page, shop, look) => {
  const { t } = shop;
  let status = 'pending';
  await page.route('**/v1/payments/*/status', (route) => route.fulfill({ json: { status } }));
  await openDialog(page, shop, '/order/card-details/?transactionId=1&paymentStatus=pending');
  await page.getByRole('dialog', { name: t('payments.polling.title') }).waitFor();
  await look('a payment that is waited for');
  status = 'declined';
  await page.getByRole('dialog', { name: t('payments.polling.failedTitle') }).waitFor();
  await look('a payment that is not confirmed');
};

/** At a checkout that is filled in: the order is placed, its answer is lost, and what came of it is not found out at first. */
export const lookAtChecking: WalkThrough = async (page, { t }, look) => {
  const [place, ask] = ['**/v1/orders/place', /\/v1\/orders\/[^/]+$/] as const;
  await page.route(place, deliverUnanswered);
  await page.route(ask, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await placeButton(page).click();
  await page.getByRole('dialog', { name: t('payments.checking.title') }).waitFor();
  await look('an order that is looked up');
  await page.unroute(ask);
  await page.unroute(place);
};
