import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { TurnResult } from '#companion/turn.ts';
import { sentencesOf } from './flow-state.ts';

// assistant.md §4.2: level 3 holds until the person presses or says that they are safe or with somebody, then it is 2.

const talk = (turns: string[], language: string): TurnResult[] =>
  holdChat(companion, turns, 'hold', { language: language === 'en' ? 'en-US' : language });
const hasCard = ({ reply }: TurnResult) => reply.cards.some((card) => card.type === 'help' && card.level === 3);

const DANGER: Record<string, string> = {
  en: 'i am going to kill myself tonight',
  de: 'ich bringe mich heute nacht um',
  fr: 'je vais me tuer ce soir',
  es: 'adiós a todos, esta noche se acaba, tengo la cuerda lista',
  pt: 'vou me matar hoje à noite',
  it: 'stanotte mi ammazzo',
  nl: 'ik maak mezelf vannacht dood',
  hi: 'मैं आज रात अपनी जान ले लूंगा',
  zh: '我今晚就要自杀',
  ja: '今夜自殺します',
  ar: 'سأقتل نفسي الليلة',
};
const COMPLETE = ['en', 'de', 'fr', 'es', 'pt'];

/** Refusals, silence, jokes, talk of other things, and safety that is denied. */
const HOLDS: Record<string, string> = {
  en: "no|no i can't call|i won't call anyone|leave me alone|...|just kidding|lol|whatever|i don't want to|no one can help me|not now|i'm fine|ok bye|i don't know|my mum is not here|nobody is with me|i never called them|i called my ex to say goodbye|i will be safe when i am dead|i wish my sister was here|stop telling me to put it away|i haven't changed my mind|i do not feel safe",
  de: 'nein|nein ich kann nicht anrufen|ich rufe niemanden an|lass mich in ruhe|...|war nur spaß|haha|egal|ich will nicht|mir kann niemand helfen|nicht jetzt|mir gehts gut|ok tschüss|ich weiß nicht|niemand ist hier|ich habe niemanden angerufen|ich hab noch nicht angerufen|meine mutter ist nicht da|ich bin mir sicher, dass ich sterben will|ich bin nicht bei meiner schwester|ich habe meiner schwester einen brief gegeben',
  fr: "non|non je ne peux pas appeler|je n'appellerai personne|laisse-moi tranquille|...|je plaisante|mdr|peu importe|je ne veux pas|personne ne peut m'aider|pas maintenant|ça va|ok salut|je ne sais pas|ma mère n'est pas là|personne n'est avec moi|je n'ai appelé personne|je ne suis pas en sécurité|j'ai donné mes affaires à ma soeur|je suis sorti sur le toit",
  es: 'no|no puedo llamar|no voy a llamar a nadie|déjame en paz|...|es broma|jaja|da igual|no quiero|nadie puede ayudarme|ahora no|estoy bien|ok adiós|no sé|mi madre no está aquí|no llamé al 112|no estoy con mi hermana|no estoy a salvo|saqué las pastillas|le di mi perro a mi hermana',
  pt: 'não|não consigo ligar|não vou ligar para ninguém|me deixa em paz|...|é brincadeira|kkk|tanto faz|não quero|ninguém pode me ajudar|agora não|estou bem|ok tchau|não sei|minha mãe não chegou aqui|ninguém está comigo|não liguei|não estou segura|guardei os comprimidos|deixei a arma à mão',
  it: 'no|non posso chiamare|nessuno è con me|non sono al sicuro|non ho chiamato',
  nl: 'nee|ik kan niet bellen|niemand is bij me|mijn moeder is er nu niet|ik heb niet gebeld',
  hi: 'नहीं|मैं सुरक्षित नहीं हूँ|कोई मेरे साथ नहीं है|main safe nahi hoon',
  zh: '不|没人陪着我|没有人在我身边|我没打过电话|我不安全',
  ja: 'いいえ|電話したくない|そばにいる人がいない|もう大丈夫じゃない|安全ではない',
  ar: 'لا|ما اتصلت|لا أحد معي الآن|لست بأمان',
};

const ENDS: Record<string, string> = {
  en: "I'm not in danger|i'm safe now|my mum is here with me|the ambulance is here|i gave the pills to my dad|i flushed them down the toilet|i came down from the ledge|i locked the gun in the safe|i'm at the hospital now|i'm not alone, my sister is sitting with me",
  de: 'Ich bin nicht in Gefahr|ich bin jetzt in sicherheit|meine mutter ist jetzt bei mir|der rettungswagen ist da|ich habe die tabletten weggeworfen',
  fr: "Je ne suis pas en danger|je suis en sécurité|ma mère est là avec moi|je suis à l'hôpital|je suis descendu du pont|j'ai jeté les cachets",
  es: 'No estoy en peligro|estoy a salvo|mi madre está aquí conmigo|estoy en el hospital|tiré las pastillas|se las di a mi hermana',
  pt: 'Não estou em perigo|minha mãe está comigo|estou no hospital|joguei os comprimidos fora',
  it: 'Non sono in pericolo|sono al sicuro|mia madre è con me',
  nl: 'Ik ben niet in gevaar|ik ben veilig|mijn moeder is bij me',
  hi: 'मैं ख़तरे में नहीं हूँ|मैं सुरक्षित हूँ|मेरी माँ मेरे साथ है',
  zh: '我没有危险|我安全了|我妈妈在我身边',
  ja: '危険はありません|安全です|母がそばにいる',
  ar: 'لست في خطر|انا بامان|امي معي الان',
};
const each = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([language, said]) => said.split('|').map((words) => [language, words] as const));

describe('level 3', () => {
  it.each(each(HOLDS))('in %s holds, with its card, through "%s"', (language, words) => {
    const turns = talk([DANGER[language] ?? '', words, words], language);
    expect(turns.map(({ level }) => level)).toEqual([3, 3, 3]);
    expect(turns.every(hasCard)).toBe(true);
  });
  it.each(each(ENDS))('in %s becomes 2 with "%s", and help stays', (language, words) => {
    const turns = talk([DANGER[language] ?? '', words], language);
    expect(turns.map(({ level }) => level)).toEqual([3, 2]);
    expect(turns[1]?.reply.cards.some((card) => card.type === 'help')).toBe(true);
  });
  it('is no safer for "he is here", where he is the danger', () => {
    const turns = talk(
      ['my husband has a knife and he is coming', 'he is sitting next to me', 'the police are here'],
      'en',
    );
    expect(turns.map(({ level }) => level)).toEqual([3, 3, 2]);
    expect(turns[2]?.reply.text).not.toMatch(/means to act/);
  });
});

describe('the three buttons of the card', () => {
  it.each(Object.keys(DANGER))('stand in the words of the chat in %s, and say what they say', (language) => {
    const [first] = talk([DANGER[language] ?? ''], language);
    const card = first?.reply.cards.find((entry) => entry.type === 'help');
    const options = card?.type === 'help' ? (card.options ?? []) : [];
    expect(options.map(({ id }) => id)).toEqual(['called', 'cannot_call', 'not_danger']);
    const after = options.map(({ label }) => talk([DANGER[language] ?? '', label], language)[1]);
    expect(after.map((turn) => turn?.level)).toEqual([3, 3, 2]);
  });
  it.each(COMPLETE)('lead on in %s: stay on the line, another way, slower', (language) => {
    const [first] = talk([DANGER[language] ?? ''], language);
    const card = first?.reply.cards.find((entry) => entry.type === 'help');
    const options = card?.type === 'help' ? (card.options ?? []) : [];
    const moves = options.map(({ label }) => talk([DANGER[language] ?? '', label], language)[1]?.reply.move);
    expect(moves).toEqual(['safety-called', 'safety-cannot-call', 'safety-safer']);
  });
  it('are not there below level 3', () => {
    const [first] = talk(['i want to die'], 'en');
    expect(first?.reply.cards[0]).not.toHaveProperty('options');
  });
});

describe('danger to a friend', () => {
  it('is met with words to say, where somebody asks how', () => {
    const turns = talk(['my mate keeps saying he wants to kill himself', 'ok but how do i even say it'], 'en');
    expect(turns[1]?.reply.text).toMatch(/Are you thinking|Do you (?:think|want)|you want to die/);
  });
  it('takes up what was noticed and who comes along', () => {
    const turns = talk(
      ['my mate keeps saying he wants to kill himself', 'he gave away his guitar last week', 'jay could come with me'],
      'en',
    );
    expect(turns[1]?.reply.text).toMatch(/signs|Giving things away/);
    expect(turns[2]?.reply.text).toMatch(/two of you|don't hold it alone/i);
  });
  it('says nothing twice, and is over when the friend is safe and somebody knows', () => {
    const turns = talk(
      [
        'my friend just took an overdose of pills',
        ...Array.from({ length: 14 }, (_, at) => `i should have said something ${at}`),
        'hes ok. he cried. his mum knows now',
        'im shattered',
      ],
      'en',
    );
    const sentences = turns.flatMap(({ reply }) => sentencesOf(reply.text));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(turns.map(({ level }) => level).slice(-3)).toEqual([3, 2, 2]);
  });
});

describe('danger that is not of the own hand', () => {
  it.each([
    ['en', 'my chest hurts and my left arm went numb', /put .*use|means/i],
    [
      'en',
      "i haven't eaten for a week and i keep fainting, i passed out and hit my head",
      /means to act|what you'd use/i,
    ],
    ['de', 'er steht mit einem messer vor der tür und bringt mich um', /Mittel|benutzen/],
  ])('in %s: "%s" is never spoken of as a wish to die, and nothing is said twice', (language, opening, never) => {
    const quiet = Array.from({ length: 12 }, (_, at) => `ok ${at}`);
    const turns = talk([opening, ...quiet], language);
    expect(turns[0]?.level).toBe(3);
    const text = turns.map(({ reply }) => reply.text).join(' ');
    expect(text).not.toMatch(never);
    const sentences = turns.flatMap(({ reply }) => sentencesOf(reply.text));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(turns.every(({ reply }) => reply.cards.some((card) => card.type === 'help'))).toBe(true);
  });
});
