/** Small words that tell the languages written in Latin letters apart. Accents are folded away before the look-up. */
const STOP_WORDS: Record<string, string> = {
  en: 'the and to of my me is it in that was you for im with have but not this just so be are on what do dont its about can all like feel been because get want when he she i how a if they no out go up',
  es: 'que de la el no es en lo me mi por con para una se los ya muy pero como mas todo esta estoy yo soy he las un del al le si tengo quiero nada hoy nadie porque cuando ni siento vivir',
  fr: 'je que de la le pas les est et un une mon ma mes des me ne en ce plus pour dans tout ai suis c j d l qu n m s moi avec mais sur tu il elle on ca au du jamais rien envie mais sais quand',
  de: 'ich und nicht die der das ist mir mich ein mein meine es zu in auf mit so auch aber hab habe bin war wenn noch was den dem kann will schon wie man alles immer nur mehr mal sich einfach dass hat',
  pt: 'que nao eu de o a e um uma meu minha me em com para mas por muito isso ta to mais tudo so estou ja foi quando se da do na no pra nem ele ela ninguem tenho quero voce sou vou hoje',
  it: 'che non di il la e un una mi sono ho per con ma piu come tutto mia mio del nel anche se lo le da si io questo cosa sto solo quando mai ai alla della sempre niente nessuno fa voglio perche ieri ci',
  nl: 'ik niet het een en van de dat is in mijn me te maar op met voor er zo ook aan heb ben was als meer nog wel om mij dan hij ze wat weer kan wil zijn alles geen naar je altijd gewoon niemand gisteren',
  hi: 'hai hu hoon main mai mujhe nahi nahin ka ki ke ko se mera meri yaar bhi kya toh ho raha rahi karna kar kuch aur ab sab khud bahut kisi koi gaya kyun raat roz lagta mere mein na ye wo aaj',
};

const LOOKUP = new Map<string, string[]>();
for (const [code, words] of Object.entries(STOP_WORDS)) {
  for (const word of words.split(' ')) LOOKUP.set(word, [...(LOOKUP.get(word) ?? []), code]);
}

const SCRIPTS: [code: string, letters: RegExp][] = [
  ['ja', /[\u3040-\u30ff]/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['zh', /[\u3400-\u9fff]/u],
];

const LOOK_AT_WORDS = 400;

/**
 * The languages whose rules a folded text is read with, likeliest first. Script
 * decides where it can; among Latin letters small words do, and the chat's own
 * language breaks ties. More than one is normal: people mix.
 */
export function languagesOf(folded: string, chatLanguage: string): string[] {
  const found: string[] = [];
  for (const [code, letters] of SCRIPTS) {
    // Kanji without kana is read as Chinese, with kana as Japanese only.
    if (code === 'zh' && found.includes('ja')) continue;
    if (letters.test(folded)) found.push(code);
  }
  // Letters written apart (`k i l l`) are no French elisions.
  const words =
    folded
      .replace(/(?:\b[a-z]\b[ ._*-]+){3,}/gu, ' ')
      .match(/[a-z]+/gu)
      ?.slice(0, LOOK_AT_WORDS) ?? [];
  if (words.length === 0) return found.length > 0 ? found : ['en', chatLanguage.slice(0, 2).toLowerCase()];
  const scores = new Map<string, number>();
  for (const word of words) for (const code of LOOKUP.get(word) ?? []) scores.set(code, (scores.get(code) ?? 0) + 1);
  const chat = chatLanguage.slice(0, 2).toLowerCase();
  if (STOP_WORDS[chat]) scores.set(chat, (scores.get(chat) ?? 0) + 0.25);
  const best = Math.max(0, ...scores.values());
  const latin = [...scores.entries()]
    .filter(([, score]) => score >= best * 0.75 && score >= 1)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
  // Two or three words tell little: then every language has a look.
  if (best < 2)
    return [...new Set([...found, ...latin, 'en', ...Object.keys(STOP_WORDS).filter((code) => code !== 'hi')])];
  return [...found, ...latin];
}
