import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../client/shell/session-store.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const open = async (market: 'uk' | 'ca') =>
  SessionStore.create({}, testEnvironment(await testMarket(market, [])));

describe('the language of a session', () => {
  it('is the one the page came in until another is chosen [SHL-32]', async () => {
    const session = await open('ca');
    expect(session.language).toBe('en-CA');
    expect(session.otherLanguages).toEqual(['fr-CA']);
    session.chooseLanguage('fr-CA');
    expect(session).toMatchObject({ language: 'fr-CA', languageChangedManually: true });
    expect(session.otherLanguages).toEqual(['en-CA']);
  });

  it('has no other where the market has one only [SHL-32]', async () => {
    expect((await open('uk')).otherLanguages).toEqual([]);
  });

  it('follows the hut only until the visitor picks one, and only to a locale of the market [SHL-34]', async () => {
    const session = await open('ca');
    session.adoptLanguage('de-DE');
    expect(session.language).toBe('en-CA');
    session.adoptLanguage('fr-CA');
    expect(session.language).toBe('fr-CA');
    session.chooseLanguage('en-CA');
    session.adoptLanguage('fr-CA');
    expect(session.language).toBe('en-CA');
  });

  it('follows the landing address without counting as a pick [SHL-22]', async () => {
    const session = await open('ca');
    session.openIn('xx-XX');
    expect(session.language).toBe('en-CA');
    session.openIn('fr-CA');
    expect(session).toMatchObject({ language: 'fr-CA', languageChangedManually: false });
  });
});
