import { flow, types } from 'mobx-state-tree';
import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { Wallet, WalletSettings, WalletStep } from '../../core/payments/wallet.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** Which wallets can pay at the hut, and how far the one that is open has come. Nothing of it is stored. */
export const WalletsStore = types
  .model('Wallets')
  .volatile(seesPurchase)
  .volatile(() => ({
    /** Adapters of the types that can be used now; empty until they were asked about [PAY-16]. */
    ready: new Map<string, Wallet>() as ReadonlyMap<string, Wallet>,
    /** Every wallet has answered, none is asked, or the time for answers is over. */
    hasAnswered: false,
    /** The type whose sheet is open. */
    inProgress: undefined as string | undefined,
    steps: [] as readonly WalletStep[],
    settings: undefined as Omit<WalletSettings, 'type'> | undefined,
    /** Resolves once the adapters of pop-ups are there, or are known not to come. */
    popUpsKnown: Promise.resolve(),
    knowPopUps: (): void => {},
    /** Counts the questions: an answer about a hut that was left is no answer. */
    round: 0,
  }))
  .views((self) => ({
    /** Payment types of the wallets that can be used, as the choice of types asks. */
    get available(): readonly string[] {
      return [...self.ready.keys()];
    },
    /** Whether the wallet of a type can be used [PAY-16, PAY-62]. */
    isAvailable(type: string): boolean {
      return self.ready.has(type);
    },
    /** Whether the wallet of a type has an order, from its being asked for to its completion [PAY-62, PAY-106]. */
    isInProgress(type: string): boolean {
      return self.inProgress === type;
    },
  }))
  .actions((self) => ({
    /** The hut changed, or its settings are read again: no wallet is known to work [LOC-43, PAY-107]. */
    clear() {
      self.round += 1;
      self.ready = new Map();
      self.hasAnswered = false;
      self.settings = undefined;
      const { knowPopUps } = self;
      self.popUpsKnown = new Promise((resolve) => {
        // Who asked earlier is told as well, and not before it is known.
        self.knowPopUps = () => {
          knowPopUps();
          resolve();
        };
      });
    },
    /** The hut's payment settings did not come: nothing is asked. */
    giveUp() {
      self.knowPopUps();
      self.hasAnswered = true;
    },
    /** Nobody waits any longer for the wallets of a question. */
    endWait(round: number) {
      if (self.round === round) self.hasAnswered = true;
    },
    begin(type: string) {
      self.inProgress = type;
      self.steps = [];
    },
    reach(step: WalletStep) {
      self.steps = [...self.steps, step];
    },
    end() {
      self.inProgress = undefined;
    },
  }))
  .actions((self) => ({
    /** Asks the wallets of the market that the hut takes whether they can be used here [PAY-16, PAY-80]. */
    check: flow(function* check(config: StoreConfig): Steps {
      self.clear();
      const { round } = self;
      const { market, loadScript, report, wait } = environmentOf(self);
      const { hut } = rootOf(self).localisation;
      if (!hut) {
        self.giveUp();
        return;
      }
      const { payments, country, currency } = market.manifest;
      void wait(payments.walletCheckMs).then(() => self.endWait(round));
      const settings = { payments, country, currency, config, loadScript };
      const taken = config.supportedPayment.map(({ type }) => type);
      const asked = market.extensions
        .all('payment-provider')
        .flatMap(({ wallets = {} }) => Object.entries(wallets))
        .filter(([type]) => taken.some((one) => one === type));
      const isPopUp = (type: string) => declaredType(type, payments)?.flow === 'pop-up';
      const loaded: [string, Wallet][] = [];
      // A pop-up may be pressed while its script is on the way, and says itself when that did not come [PAY-135].
      for (const [type, load] of asked) {
        try {
          const wallet: Wallet = yield load();
          if (self.round !== round) return;
          self.settings = settings;
          loaded.push([type, wallet]);
          if (isPopUp(type)) self.ready = new Map([...self.ready, [type, wallet]]);
        } catch (error) {
          report('warning', `The wallet ${type} cannot be used`, { error });
        }
      }
      self.knowPopUps();
      for (const [type, wallet] of loaded) {
        try {
          const isAvailable: boolean = yield wallet.isAvailable({ ...settings, type });
          if (self.round !== round) return;
          if (isAvailable && !isPopUp(type)) self.ready = new Map([...self.ready, [type, wallet]]);
        } catch (error) {
          report('warning', `The wallet ${type} cannot be used`, { error });
        }
      }
      self.endWait(round);
    }),
  }));
