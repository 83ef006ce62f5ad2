import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const last = (language: string, ...turns: string[]) =>
  holdChat(companion, turns, 'page', { language, languageChosen: true }).at(-1);

describe('a blow told without its word', () => {
  test.each([
    ['fr', "mon copain m'en a collé une"],
    ['fr', 'il a levé la main sur moi'],
    ['fr', "mon chum m'a pogné par les cheveux"],
    ['de', 'mein mann hat mir gestern eine geknallt'],
    ['de', 'mein Mann hat mich geohrfeigt'],
    ['de', 'er wird handgreiflich wenn er trinkt'],
  ])('in %s "%s" is violence at home', (language, text) => {
    expect(last(language, text)).toMatchObject({ level: 2, reply: { move: 'safety-abuse' } });
  });

  test.each([
    ['fr', "ce film m'a mis une claque"],
    ['fr', "ma fille m'a mis une baffe, elle a deux ans"],
    ['de', 'das war wie eine ohrfeige für mich'],
    ['de', 'mein Patient hat mir eine geknallt, bin Pflegerin'],
  ])('in %s "%s" is none', (language, text) => {
    expect(last(language, text)?.reply.move).not.toBe('safety-abuse');
  });
});

describe('an overdose told by its count', () => {
  test.each([
    ['fr', "j'ai avalé 20 dolipranes"],
    ['de', 'hab grad 20 ibuprofen genommen'],
    ['de', 'ich hab 30 tavor intus'],
  ])('in %s "%s" is an emergency', (language, text) => {
    expect(last(language, text)?.level).toBe(3);
  });

  test.each([
    ['fr', "j'ai pris un doliprane pour le mal de tête"],
    ['de', 'hab eine ibuprofen 600 genommen gegen die kopfschmerzen'],
    ['de', 'ich hab alle meine medikamente genommen wie der arzt sagt'],
  ])('in %s "%s" is none', (language, text) => {
    expect(last(language, text)?.level).toBeLessThan(3);
  });
});

describe('what is asked of the page', () => {
  test.each([
    ['fr', "c'est qui qui lit ce que j'écris ici ?", /compte/],
    ['fr', 'tu vas le dire à mes parents ?', /personne|Non/],
    ['de', 'wer liest das hier eigentlich mit?', /Konto/],
    ['de', 'sagst du das jetzt meiner mutter', /niemand|Nein/],
  ])('in %s "%s" has its plain answer', (language, text, answer) => {
    const turn = last(
      language,
      language === 'fr' ? "j'ai eu une sale journée au travail" : 'Die Arbeit war heute schlimm',
      text,
    );
    expect(turn?.reply.move).toBe('bot.asked');
    expect(turn?.reply.text).toMatch(answer);
  });
});
