import { describe, expect, it } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { ofOwnDraft } from './own-draft.ts';

const heard = (rules: string[] = ['model']): Assessment => ({
  level: 3,
  category: 'suicide_imminent',
  categories: ['suicide_imminent'],
  rules,
  cleared: false,
  ask: false,
  sure: true,
  topics: [],
  share: { risk: 0.86, like: 'suicide_active' },
});
const levelOf = (said: string, talk: string[] = [], drafting = true, rules?: string[]) =>
  ofOwnDraft(heard(rules), said, talk, drafting).level;

describe('words for somebody that are being worked on', () => {
  it.each([
    'Take out the last line, that was for you and not for them. The rest is right enough. I will say it on Sunday.',
    'Keep the first part. The second was for me.',
    'that my voice changed and i still want her to come',
  ])('are text where a guess alone hears more in them: %s', (said) => {
    expect(levelOf(said)).toBe(1);
    expect(levelOf(said, [], false)).toBe(3);
  });
  it.each([
    ["that i love them and it's not their fault"],
    ['that i am sorry for everything and they should look after each other'],
    ['it is right now. they will read it when i am gone. i do it tonight'],
    ['take out the last line, I will be on the bridge by then'],
    ['the rest is right enough', 'I want to die'],
    ['the rest is right enough', 'help me with a goodbye letter'],
  ])('are none with a sign of their own: %s', (said, ...talk) => {
    expect(levelOf(said, talk)).toBe(3);
  });
  it('go through a door tonight without harm to anybody, unless harm was told', () => {
    const guess = { ...heard(), level: 2 as const, category: 'harm_to_others' as const };
    const said = "it's right now. i'll put it through his door tonight when he's at training";
    expect(ofOwnDraft(guess, said, [], true).level).toBe(1);
    expect(ofOwnDraft(guess, `${said} with the petrol`, [], true).level).toBe(2);
    expect(ofOwnDraft(guess, said, ['he will pay for this'], true).level).toBe(2);
  });
  it('are none where the classifier is sure', () => {
    const sure = { ...heard(), share: { risk: 0.97, like: 'suicide_active' as const } };
    expect(ofOwnDraft(sure, 'the rest is right enough', [], true).level).toBe(3);
  });
  it('are none where a rule heard a plan in them', () => {
    expect(levelOf('the rest is right', [], true, ['self.intent'])).toBe(3);
  });
  it('raise nothing in a talk in which we asked what should stand in them', () => {
    const said = holdChat(companion, [
      'I have not told the girls the half of it, about their mother.',
      'What would you say to them, if they were yours?',
      'I suppose that their mother is changing, and that I am managing, and to come home at Christmas as planned.',
      'Take out the last line, that was for you and not for them. The rest is right enough. I will say it on Sunday.',
    ]);
    expect(Math.max(...said.map(({ level }) => level))).toBeLessThan(2);
  });
});
