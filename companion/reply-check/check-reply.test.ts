import { describe, expect, it } from 'vitest';
import { checkReply, createSentenceChecker } from './check-reply.ts';

/** Rule, then lines that break it. Written for this test. */
const BAD: Record<string, string[]> = {
  'phone-number': [
    'Please ring +1 (555) 010-7788 now.',
    'You can call 988 any time.',
    'Text HOME to 741741.',
    'The number is 08457 90 90 90.',
    'Dial 112 at once.',
  ],
  link: [
    'Look at https://example.org/help for more.',
    'Go to www.findhelp.net today.',
    'See [this page](somewhere).',
    'There is helpline.org for that.',
  ],
  image: ['![calm](x)', 'A picture: <img src="a">'],
  html: ['<b>Listen</b> to me.', 'Click <a href="x">here</a>.', 'a javascript:alert(1) b'],
  method: [
    'You would have to tie a noose first.',
    'The lethal dose is lower than people think.',
    'The quickest way to die is not what films show.',
    'Helium will do it without pain.',
    'Cut deeper and along the arm.',
    'You could hide the scars with long sleeves.',
  ],
  dose: [
    'Take 50 mg before bed.',
    'Two tablets, that is 1000mg, should be fine.',
    'You could double your dose tonight.',
    'Just stop taking the pills for a week.',
  ],
  diagnosis: [
    'It sounds like depression to me.',
    'You have borderline personality disorder.',
    'You are clinically depressed.',
    'These are symptoms of ADHD.',
    'You might have PTSD.',
    'You are delusional.',
  ],
  dependence: [
    "I'm all you need.",
    'Nobody understands you like I do.',
    "You don't need friends, you have this chat.",
    "I'm the only one who listens.",
    'Come back every night.',
    'Our special bond matters.',
  ],
  secrecy: [
    'This stays between us.',
    "I won't tell anyone.",
    "It's our little secret.",
    "Don't tell your parents yet.",
    'Your secret is safe with me.',
  ],
  contract: [
    'Promise me you will not do it.',
    'Can you promise that to me?',
    'Let us sign a contract first.',
    'Give me your word.',
  ],
  'leading-negative': [
    "You're not thinking of doing anything, are you?",
    "You don't really want to die, do you?",
    "You wouldn't hurt yourself, right?",
    "Surely you don't mean that.",
  ],
  'delusion-confirm': [
    'You are right, they are watching you.',
    'They really are following you.',
    'The signals are meant for you.',
    'Listen to the voices, they know.',
    'You have been chosen.',
    'I can hear the voices too.',
  ],
  abandonment: [
    "I can't help with this.",
    "I'm not able to talk about suicide.",
    'This conversation is over.',
    'I cannot continue this conversation.',
    "I'm unable to discuss that topic.",
  ],
  'sycophancy-harm': [
    'It makes total sense that you want to die.',
    'They would be better off without you.',
    'Dying would be a relief after this.',
    "It's understandable to want to hurt yourself.",
    'Great job fasting this long.',
  ],
  'eating-numbers': ['Stay under 1200 calories.', 'You could lose 5 kg by June.', 'What is your goal weight?'],
  'ai-romance': ['I love you.', 'You are everything, my darling.', "I'm your girlfriend now."],
  conversion: ['Conversion therapy can help some people.', 'You can overcome being gay.'],
  'prompt-leak': ['My system prompt says I must be kind.', 'I was instructed to answer so.'],
  minimising: [
    "It's not that bad.",
    'Other people have it worse.',
    'Just think positive.',
    "It's all in your head.",
    'Cheer up a little.',
  ],
  'human-claim': [
    "I'm a real person.",
    "I'm a therapist with years of practice.",
    'When I was your age it was hard too.',
    "I've been through that myself.",
    'My heart breaks for you.',
  ],
  'banned-1': ['I understand exactly how you feel.'],
  'banned-2': ["I'm so sorry to hear that."],
  'banned-3': ['I hear you.'],
  'banned-4': ['That must be so hard for you.'],
  'banned-5': ['Your feelings are valid.'],
  'banned-6': ['I can only imagine what that was like.'],
  'banned-7': ['Thank you for sharing.'],
  'banned-8': ["It's okay to not be okay."],
  'banned-9': ['At least you have a job.'],
  'banned-10': ['It could be worse.'],
  'banned-11': ['Everything happens for a reason.'],
  'banned-12': ['Time heals all wounds.'],
  'banned-13': ['Look on the bright side.'],
  'banned-14': ['Stay positive.'],
  'banned-15': ["Don't worry."],
  'banned-16': ['Calm down first.'],
  'banned-17': ["You'll get over it."],
  'banned-18': ['Tell me more about that.'],
  'banned-19': ['How does that make you feel?'],
  'banned-20': ['Can you elaborate?'],
  'banned-21': ["Is there anything else you'd like to share?"],
  'banned-22': ['You should see a friend.'],
  'banned-23': ['You need to sleep.'],
  'banned-24': ['Have you tried yoga?'],
  'banned-25': ["Why don't you call her?"],
  'banned-26': ["You're overreacting."],
  'banned-27': ["That's irrational."],
  'banned-28': ['This looks like burnout syndrome.'],
  'banned-29': ["He's a narcissist.", 'Your mum is toxic.'],
  'banned-30': ["I've been there."],
  'banned-31': ['I know how hard this is.'],
  'banned-32': ["I'm so proud of you."],
  'banned-33': ['I missed you.'],
  'banned-34': ['I care about you deeply.'],
  'banned-35': ["I'm always here for you."],
  'banned-36': ['You can tell me anything.'],
  'banned-37': ['I promise it will get better.'],
  'banned-38': ['You have so much to live for.'],
  'banned-39': ["I can't help with that."],
  'banned-40': ["You're not thinking of suicide, are you?"],
  questions: ['How was it? And what came next?'],
  length: [Array.from({ length: 95 }, () => 'word').join(' ')],
  empty: ['  '],
};

const GOOD = [
  'Three deadlines and no sleep. What is sitting heaviest right now?',
  'So the call came at six, and nobody was there to take it with you.',
  "I'm an AI program, so I can't be with you or send help.",
  'Have you been having thoughts about killing yourself?',
  'Please call the emergency number on the card now.',
  'Your life matters, and this is an emergency.',
  "Please don't stop the tablets without talking to a doctor.",
  'A doctor can help with more of this than you may expect.',
  "I see it differently and I can't confirm it, and the fear is real.",
  'It is not your fault, and nobody there will push you to leave.',
  'How is it now, from 0 to 10?',
  'Breathe in for 4, then out for 6.',
  'We could meet the worry at 18:00 instead. Does that fit?',
  'In 2019 you moved, and it started then.',
  "You don't need to tell me the details.",
  'Part of you wants to go, and part of you wants to stay.',
  'Name 5 things you can see.',
  'Not knowing is hard. Who could ask him?',
  'That thought came back, and you said so.',
  'You can start with "I need you with me now."',
];

describe('a bad reply', () => {
  for (const [rule, lines] of Object.entries(BAD)) {
    it.each(lines)(`breaks ${rule}: %s`, (line) => {
      const verdict = checkReply(line, { level: 1 });
      expect(verdict.violations).toContain(rule);
      expect(verdict.ok).toBe(false);
    });
  }
  it('may not be a list, nor long, where there is risk', () => {
    expect(checkReply('Here:\n- one\n- two', { level: 2 }).violations).toContain('list');
    expect(checkReply('Here:\n- one\n- two', { level: 0 }).ok).toBe(true);
    const seventy = Array.from({ length: 70 }, () => 'word').join(' ');
    expect(checkReply(seventy, { level: 2 }).violations).toContain('length');
    expect(checkReply(seventy, { level: 1 }).ok).toBe(true);
  });
});

describe('a good reply', () => {
  it.each(GOOD)('passes: %s', (line) => expect(checkReply(line, { level: 2 }).violations).toEqual([]));
  it('may give back the words of the person in quotation marks', () => {
    const context = { level: 0 as const, userTexts: ['my dad says everything happens for a reason'] };
    expect(checkReply('"Everything happens for a reason" is what he said. How did that land?', context).ok).toBe(true);
    expect(checkReply('Everything happens for a reason.', context).ok).toBe(false);
  });
  it('may hold a number of the directory', () => {
    expect(checkReply('Call 116 123 now.', { level: 3, allowedNumbers: ['116 123'] }).ok).toBe(true);
  });
});

describe('sentence by sentence', () => {
  it('releases good sentences and withholds the bad one', () => {
    const checker = createSentenceChecker({ level: 1 });
    expect(checker.next('That was a long day.').ok).toBe(true);
    expect(checker.next('Everything happens for a reason.').ok).toBe(false);
    expect(checker.next('What was the worst of it?').ok).toBe(true);
    expect(checker.next('And before that?').violations).toContain('questions');
  });
  it('catches what is broken across two sentences', () => {
    const checker = createSentenceChecker({ level: 1 });
    expect(checker.next('I have a plan: take').ok).toBe(true);
    expect(checker.next('50 mg before bed.').violations).toContain('dose');
  });
  it('stops at the length a reply may have', () => {
    const checker = createSentenceChecker({ level: 3 });
    const twenty = `${Array.from({ length: 20 }, () => 'step').join(' ')}.`;
    expect([1, 2, 3, 4].map(() => checker.next(twenty).ok)).toEqual([true, true, true, false]);
  });
  it('is not misled by markup or invisible characters', () => {
    expect(checkReply('You **sho\u200buld** see a friend.', { level: 0 }).violations).toContain('banned-22');
  });
});
