import type { GiftCardService, WrongPinLimit } from '../../core/gift-cards/gift-card-service.ts';

/** Cards on record: a wrong pin is no card, and neither is one that took too many of them, until some time has passed. */
export const embeddedCards = (wrongPins: WrongPinLimit): GiftCardService => ({
  async check(card, records) {
    const found = await records.find(card, wrongPins);
    if (!found) return { kind: 'refused', code: 'INVALID_CARD' };
    const { answers: code, loaded, expiryDate } = found;
    return code === undefined ? { kind: 'card', loaded, expiryDate } : { kind: 'refused', code };
  },
});
