import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: readonly string[]) => holdChat(companion, [...turns], 'a').at(-1)?.reply ?? { move: '', text: '' };

const QUIET = ["been seeing this guy for 2 months and he's stopped replying", 'its been 5 days'];
const CARE = ['My mum is 84 and I go there every day. My brother does nothing.'];
const WEDNESDAYS = [...CARE, 'If he took over Wednesdays it would be something. How do I tell him?'];
const OWES = ['my brother owes me 200 quid since easter', 'how do i ask him for it back by friday'];
const BILLS = ["I'm behind with my bills and I can't pay the gas", 'they said there is a debt advice service'];
const SHIFT = [
  'My manager asked me to work this Saturday again.',
  "How do I tell her no? It's my daughter's birthday.",
];
const ROOM = ["My wife says we always fight. I'd like to leave the room for a bit.", "She'll say I'm running away."];
const PILLS = ['I was diagnosed with depression and I am scared of the medication', 'I see my GP on Thursday.'];

// What the reply must hold, and what it must not.
const CASES: readonly (readonly [turns: readonly string[], holds: RegExp, not?: RegExp])[] = [
  // The one who is meant and the matter come from this talk.
  [[...QUIET, 'ok i will send one. what do i write?'], /haven't heard from you/, /Who is it|overload|work/],
  [[...QUIET, 'what do i text him'], /haven't heard from you/, /boss|manager/],
  [['been talking to a girl and she left me on read', 'what do i text her'], /Hey|Hi/, /Who is it/],
  [
    ['my best friend stopped replying to me', 'what do i write her'],
    /haven't heard|gone quiet|thinking of you/,
    /work/,
  ],
  [
    [
      "I'm a nurse and we're short staffed at work.",
      'My husband wants to see his mum every Sunday.',
      "How do I tell him it's too much for me without a row?",
    ],
    /It's too much for me/,
    /decide what comes first|too much on/,
  ],
  [['they call me fat and put a video of me on snapchat', 'maybe my mum. how do i tell her'], /call me fat/, /fix it/],
  [['someone at school is spreading rumours about me', 'how do i tell my mum'], /spreading rumours about me/],
  [['I miss her.', 'My wife sleeps in the other room.', 'What could I say to her tonight?'], /I miss you/],
  [['i want to quit the football team', 'coach will be annoyed', 'what do i say to him'], /quit the football team/],
  [
    ['I want to end it with my girlfriend', 'her birthday is next week', 'How do I tell her?'],
    /as a couple|isn't right for me|end this/,
  ],
  [
    ['my wife has breast cancer', 'I cry in the car every day', "I asked about telling my wife I'm struggling"],
    /I'm struggling/,
    /clear the air/,
  ],
  [
    ['i think i like girls and nobody knows', 'maybe my cousin. but how do i even say it to her'],
    /I like girls/,
    /scared mum/,
  ],
  [
    [
      'I had a scan and they found a shadow. My wife knows.',
      'She has never had to deal with the bills or the car. How do I talk to her about it?',
    ],
    /\?/,
    /I've had a scan/,
  ],
  [['My dad is 79 and should not be driving any more.', 'How do I tell him without hurting his pride?'], /wheel|driv/],
  [['i failed maths and my parents dont know', 'how do i tell my mum'], /failed maths/],
  [
    ["My husband drinks too much. At my dad's 70th he fell.", 'How can I ask him to stay sober at Christmas?'],
    /stay sober at Christmas/,
    /Dad,/,
  ],
  [['my best mate is going out with my ex', 'how do i tell him it hurts'], /It hurts/],
  // What goes blank is met with a line, and no heart is opened.
  [['big meeting with my boss on thursday', 'i need to know what to say if i go blank'], /moment|thread/, /fix it/],
  // Details stand in it.
  [WEDNESDAYS, /every Wednesday/, /two weeks/],
  [[...WEDNESDAYS, 'The second one.'], /every Wednesday/],
  [[...CARE, 'How do I ask him to help?', 'The second one. But with Wednesdays.'], /every Wednesday/i],
  [OWES, /Friday/],
  [OWES, /200 quid/],
  [SHIFT, /daughter's birthday/],
  [
    ['My mother-in-law comes round every Sunday.', 'What do I say to her? I need one Sunday a month to ourselves.'],
    /one Sunday a month/,
  ],
  [
    ['My son is 24 and pays nothing.', 'I want him to pay £150 a month from January.', 'How do I put that to him?'],
    /£150 a month from January/,
  ],
  // What is told as asking, telling or saying sorry becomes the message.
  [
    [...QUIET, 'what do i write?', "just asking if he's ok and if he still wants to meet"],
    /are you OK\? Do you still want to meet\?/i,
  ],
  [
    [...QUIET, 'what do i write?', "the guy i told you about.. just asking if he's ok and if he still wants to meet"],
    /are you OK\? Do you still want to meet\?/i,
    /good answer/,
  ],
  [
    ['I shouted at my wife', 'how do I say sorry', "telling her that I was tired and it wasn't her fault"],
    /it wasn't your fault/,
  ],
  [['I was late for my sister', 'can you help me write to her', 'saying sorry for being late'], /sorry for being late/],
  [['my flatmate is away', 'what do i text him', 'asking when he comes back'], /When|come back/],
  // What the other may say.
  [
    [...WEDNESDAYS, 'And what do I say when he says he has to work?'],
    /you have to work\. I still need every Wednesday/,
  ],
  [[...WEDNESDAYS, "The second one. He'll say he has his work, though."], /I still need every Wednesday/],
  [[...OWES, 'the first one', 'what if he says he hasnt got it'], /part|bit at a time/],
  [[...SHIFT, "What if she says there's nobody else?"], /My answer stays the same/],
  [[...SHIFT, 'And what if she gets angry?'], /calmer|fight/, /What worries/],
  [[...ROOM, 'So what do I say to her?'], /I'm not running away/],
  [[...OWES, 'he just laughs'], /serious|joke/],
  [[...OWES, 'what do i say if he gets upset'], /hurt/],
  [
    ['My dad is 79 and should not be driving.', 'How do I tell him?', 'What do I say if he gets angry?'],
    /calmer|fight/,
  ],
  // Questions to take along.
  [[...PILLS, 'What should I ask her?'], /side effects/, /hear this from me/],
  [['My first therapy session is on Tuesday.', 'What should I ask her?'], /sessions|first weeks/, /sentence of it/],
  [['I see the doctor on Thursday about my memory.', 'What questions should I ask him?'], /tests|causes/, /"/],
  [
    ['I have an operation next week.', 'I meet the surgeon tomorrow.', 'what questions do i ask'],
    /choices|could go wrong/,
  ],
  [['I have a job interview on Monday.', 'What questions should I ask them?'], /day looks like|need most/],
  [['We look at a flat tomorrow.', 'what should i ask the landlord'], /deposit|in writing/],
  // The phone.
  [[...BILLS, 'What do I even say when I ring them?'], /behind with my bills|My bills are|pay/, /right person/],
  [
    ['I need to ring the surgery.', "I've been feeling low for two months.", 'What do I say on the phone?'],
    /doctor/,
    /right person/,
  ],
  // None are asked for.
  [
    ['i have an essay due', "I open the doc and feel like I don't know what to say and pick up my phone"],
    /./,
    /"Hello|"Hi/,
  ],
  [
    ['i have an essay due', "I open the page and don't know what to write and ring my sister instead"],
    /./,
    /want her to know|"/,
  ],
  [[...OWES, 'What? No, I meant I go on my phone instead of writing.'], /./, /"I go on my phone/],
  [
    [
      'my neighbour plays music till 2',
      'id say SHUT UP to him',
      'not you!! the neighbour. thats what i would say to HIM',
    ],
    /./,
    /want him to know|he know/,
  ],
  [
    [
      'my neighbour plays music till 2',
      'help me write to him',
      'i dont want help i just want to vent. nothing ever happens',
    ],
    /./,
    /"I don't want help/,
  ],
  [['She told me off in front of everyone.', "I didn't know what to say."], /./, /"/],
  [[...OWES, "I don't want him to know."], /./, /"I don't want you to know/],
  [['my mate keeps cancelling', 'i dont want advice i just want to rant'], /./, /"/],
  [['He told me what to say and I hated it.'], /./, /"/],
  [['i should have said something', 'I never know how to say no'], /./, /Who is it for/],
  [['my dad phoned', 'he said he would tell mum'], /./, /"/],
  [['I tell her everything.', 'She writes to me every day.'], /./, /"/],
];

test('there are sixty of them', () => {
  expect(CASES).toHaveLength(60);
});

for (const [turns, holds, not = /^$/] of CASES)
  test(`"${turns.at(-1)}" after "${turns.slice(0, -1).join(' / ')}"`, () => {
    const { text } = last(turns);
    expect(text).toMatch(holds);
    expect(text).not.toMatch(not);
  });
