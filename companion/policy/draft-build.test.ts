import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

// Each turn with what the reply to it has to hold.
const TALKS: readonly (readonly (readonly [says: string, holds: RegExp])[])[] = [
  [
    [
      'i forgot my best friends birthday and shes really hurt. how do i say sorry to her',
      /"I forgot your birthday, and/,
    ],
    ['can you make it shorter', /"I'm sorry\. I forgot your birthday\."/],
    ['what if she ignores it', /give it time|A few days/],
  ],
  [
    ["I reversed into my neighbour's gate. What do I say to him?", /"I reversed into your gate, and I'm sorry/],
    ["add that I'll pay for it", /I'll pay for it\."/],
  ],
  [
    ['I need to ask my sister to have Mum on Saturdays. How do I put it?', /have Mum on Saturdays/],
    ["she'll say she's too busy", /I know you're busy/],
    ['make it firmer', /"I need you to have Mum on Saturdays\."/],
  ],
  [
    [
      'can you help me ask my boss for friday off, its my daughters school play',
      /Friday off\. It's my daughter's school play/,
    ],
    ['what if he says no', /[Aa] no/],
  ],
  [
    ["My boss wants me to work this weekend and I can't. How do I tell him?", /"I can't work this weekend\./],
    ["it's my wedding anniversary", /It's my wedding anniversary\."/],
  ],
  [
    ['My neighbour drove me to chemo six times. How can I thank her?', /You drove me to chemo six times, and it meant/],
    ['lovely', /drove me to chemo/],
  ],
  [
    [
      "I'm 78 and I've decided to move into sheltered housing. How do I tell my daughter?",
      /I've decided to move into sheltered housing/,
    ],
    ["she'll be upset", /hard to hear|I don't want to hurt you/],
  ],
  [
    ['My roommate never cleans the bathroom. How do I bring it up?', /You never clean the bathroom/],
    ['too nice', /I'd like it to change/],
  ],
  [
    ['how can i ask my manager to work from home on wednesdays', /if I could work from home on Wednesdays/],
    ['more formal', /I would like to ask/],
  ],
  [
    ['can you help me word something', /\?/],
    ['its for my boss not my mum', /your boss/],
    ['i want to say i cant work sundays anymore', /"I can't work Sundays anymore\."/],
  ],
  [['my friends want me to vape and i dont want to. what do i say. im 13', /"I don't want to vape\./]],
  [['I want to leave my book group. How do I tell them?', /I've decided to leave my book group/]],
];

test('words are built of what was told, and what is wished for is done to them', () => {
  for (const talk of TALKS) {
    const replies = holdChat(
      companion,
      talk.map(([says]) => says),
      'b',
    );
    for (const [at, [says, holds]] of talk.entries()) expect(replies[at]?.reply.text, says).toMatch(holds);
  }
});

test('of what was told a while ago only what weighs is taken, and no word about the talk itself', () => {
  const last = (...turns: string[]) => holdChat(companion, turns, 'b').at(-1)?.reply.text ?? '';
  expect(last('we had coffee', "I'll tell her at breakfast", 'what do i say to her')).not.toMatch(/coffee|breakfast/);
  expect(last('my english is bad', 'please what i say to landlord?')).not.toMatch(/"[^"]*english/i);
});
