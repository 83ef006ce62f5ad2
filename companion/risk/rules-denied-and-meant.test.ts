import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

/** The rules alone: what they hear must not hang on a trained guess. */
const assessor = createAssessor({ languages: riskContentFrom(readContent().files).languages });
const level = (text: string, language: string): number => assessor.assess({ text, turns: [], language }).level;

/** "I am not joking" holds the word joke, and makes nothing lighter. */
const NO_JOKE: [language: string, text: string][] = [
  ['es', 'me voy a matar, no es broma'],
  ['es', 'dije que era una broma pero quiero suicidarme'],
  ['de', 'ich bring mich um, das ist kein spaß'],
  ['fr', 'je vais me tuer, je rigole pas'],
  ['it', 'voglio uccidermi, non scherzo'],
  ['it', 'voglio ammazzarmi e non è uno scherzo'],
  ['nl', 'ik wil zelfmoord plegen, geen grapje'],
  ['pt', 'quero me matar, não tô brincando'],
  ['pt', 'quero me matar, falei que era brincadeira mas não era'],
  ['hi', 'मैं आत्महत्या करना चाहता हूँ, मज़ाक नहीं है'],
  ['hi', 'main suicide karna chahta hu, mazak nahi kar raha'],
  ['zh', '我想自杀,不是开玩笑'],
  ['zh', '我想自杀,我没有开玩笑'],
  ['ja', '死にたい、冗談じゃない'],
  ['ja', '自殺したい。冗談ではなく本気です'],
  ['ar', 'بدي انتحر، ما بمزح'],
];

const JOKE: [language: string, text: string][] = [
  ['es', 'me quiero matar jaja no, era broma'],
  ['de', 'ich bring mich um, nein war nur spaß'],
  ['it', 'mi ammazzo, no dai scherzo'],
  ['nl', 'ik maak mezelf af haha nee grapje'],
  ['pt', 'vou me matar kkk não, era brincadeira'],
  ['hi', 'main suicide kar lunga, nahi mazak tha'],
  ['zh', '我要自杀,没有啦开玩笑的'],
  ['ar', 'بدي انتحر، بمزح'],
];

const DENIED: [language: string, text: string][] = [
  ['es', 'Qué va, mujer. Morirme no me quiero morir, lo que quiero es jubilarme.'],
  ['es', 'nunca se me ha pasado por la cabeza quitarme la vida'],
  ['es', 'cero pensamientos de suicidio, solo el azúcar alto'],
  ['es', 'mañana operan a mi hermano y me toca a mí llevarlo'],
  ['de', 'Gedanken an Selbstmord – nie. Stimmt auch.'],
  ['de', 'Nein, nie daran gedacht, mein Leben zu beenden'],
  ['fr', "j'pense pas à la mort t'inquiète, j'pense à mon permis"],
  ['it', 'ma figurati se mi ammazzo per quello lì'],
  ['it', 'No, di farla finita non ci penso.'],
  ['it', 'dal dentista, anestesia, bocca storta fino a sera'],
  ['nl', 'Ik val nog liever dood dan dat ik naar Rotterdam verhuis'],
  ['nl', 'ik snij mezelf niet, ik hoor geen stemmen'],
  ['nl', 'Op toneel drink ik het gif'],
  ['nl', 'dan spring ik uit het raam (ik woon in een souterrain, dus omhoog)'],
  ['hi', 'नहीं भाई, ख़ुदकुशी का ख़याल कभी नहीं आया'],
  ['hi', 'koi suicide wagairah ka thought nahi'],
  ['hi', 'खुद को चोट पहुँचाने जैसी कोई बात नहीं है'],
  ['zh', '我妈中风以后我每晚起来听她有没有呼吸'],
  ['zh', '我不想死,也没想过伤害自己'],
  ['zh', '我不想死,真的,只是最近加班'],
  ['ja', 'いえいえ、死にたいとかは全然ないです。'],
  ['ja', '死にたいと思ったことはないです。'],
  ['ja', '死にたいわけじゃないよ'],
  ['ja', '自分を傷つけるようなことはしないので安心してください'],
  ['ar', 'لا، مش عايزة أموت'],
  ['ar', 'خلوني أنط من الشباك والمكتب بالدور الأرضي'],
];

/** The twins of the denials above: nearly the same words, meant. */
const MEANT: [language: string, text: string][] = [
  ['es', 'no me quiero morir sola, por eso me quiero matar hoy'],
  ['es', 'mi padrastro me toca por las noches'],
  ['de', 'ich habe Gedanken an Selbstmord'],
  ['fr', "j'pense à la mort tout le temps"],
  ['it', 'penso a come farla finita'],
  ['it', 'papà ha la bocca storta e parla male'],
  ['nl', 'ik ben liever dood dan nog een dag zo'],
  ['nl', 'ik snij mezelf niet meer, alleen gisteren nog'],
  ['nl', 'ik hoor stemmen die zeggen dat ik moet springen'],
  ['nl', 'ik drink nu het gif'],
  ['nl', 'ik spring vanavond uit het raam'],
  ['hi', 'ख़ुदकुशी का ख़याल रोज़ आता है'],
  ['hi', 'ख़ुदकुशी का ख़याल जाता नहीं'],
  ['hi', 'खुद को चोट पहुँचाता हूँ'],
  ['zh', '我妈没呼吸了'],
  ['zh', '我没有一天不想死'],
  ['zh', '我不是不想死,是不敢'],
  ['zh', '我不想死,只是不想活了'],
  ['ja', '死にたいと思わない日はない'],
  ['ja', '死にたいとかじゃなくて、今夜首を吊る'],
  ['ja', '自分を傷つけることがやめられない'],
  ['ar', 'بدي موت'],
  ['ar', 'مش عايزة أعيش'],
  ['ar', 'مش عايز أموت بس إيدي على الشباك، كلمني بسرعة'],
  ['ar', 'هنط من الشباك دلوقتي من الدور العاشر'],
];

describe('what is denied, and what only sounds so', () => {
  it.each(NO_JOKE)('take danger in %s as meant where it is said to be no joke: %s', (language, text) => {
    expect(level(text, language)).toBeGreaterThanOrEqual(2);
  });
  it.each(JOKE)('take a joke in %s that is taken back lightly: %s', (language, text) => {
    expect(level(text, language)).toBeLessThan(2);
  });
  it.each(DENIED)('leave a denial in %s: %s', (language, text) => expect(level(text, language)).toBeLessThan(2));
  it.each(MEANT)('hear its twin in %s: %s', (language, text) =>
    expect(level(text, language)).toBeGreaterThanOrEqual(2),
  );
});
