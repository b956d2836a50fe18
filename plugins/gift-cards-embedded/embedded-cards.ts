import type { GiftCardService } from '../../core/gift-cards/gift-card-service.ts';

/** Cards on record: a wrong pin is no card, and too many of them deactivate it, so that pins cannot be tried out. */
export const embeddedCards = (mostWrongPins: number): GiftCardService => ({
  async check(card, records) {
    const found = await records.find(card);
    if (!found) return { kind: 'refused', code: 'INVALID_CARD' };
    if (found.wrongPins >= mostWrongPins) return { kind: 'refused', code: 'CARD_DEACTIVATED' };
    if (!found.isPinRight) {
      const wrongPins = await records.countWrongPin(card);
      const code = wrongPins >= mostWrongPins ? 'CARD_DEACTIVATED' : 'INVALID_CARD';
      return { kind: 'refused', code };
    }
    if (found.answers !== undefined) return { kind: 'refused', code: found.answers };
    return { kind: 'card', loaded: found.loaded, expiryDate: found.expiryDate };
  },
});
