import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

// What the trained model guesses changes with every training.
const last = (language: string, ...turns: string[]) => {
  const reply = holdChat(companion, turns, 'two-ways', { language }).at(-1)?.reply;
  if (reply === undefined) throw new Error('no reply');
  return reply;
};
const FIRST: Record<string, string> = {
  de: 'mein nachbar parkt immer vor meiner einfahrt',
  fr: 'ma soeur veut vendre la maison de mon grand-père',
  es: 'mi hermana no me invita nunca a su casa',
  pt: 'minha vó quer que eu toque na festa',
};

describe('two ways laid side by side', () => {
  test.each([
    ['de', 'ich brauch einen rat für sonntag. pfeifen oder absagen?', 'pfeifen', 'absagen'],
    ['fr', 'je sais pas si vendre ou garder', 'vendre', 'garder'],
    ['es', '¿llamar o escribir?', 'llamar', 'escribir'],
    ['pt', 'a dúvida é se eu conto antes ou se tento recomprar', 'conto antes', 'tento recomprar'],
  ])('are taken up as they were put, in %s: "%s"', (language, text, one, other) => {
    const { move, text: said } = last(language, FIRST[language] ?? '', text);
    expect(move).toBe('asked');
    expect(said).toContain(`"${one}"`);
    expect(said).toContain(`"${other}"`);
  });

  test.each([
    ['de', 'er parkt da schon seit mai, oder was meinst du?'],
    ['de', 'bin ich faul oder krank?'],
    ['es', '¿vivir o morir?'],
    ['pt', 'isso é normal ou não?'],
  ])('are not seen where there is no choice, in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).text).not.toContain('"');
  });
});

describe('what is asked plainly', () => {
  test.each([
    ['de', 'soll ich mich entschuldigen oder was meinst du?', /leidtut|Entschuldigung|entschuldigen/],
    ['de', 'und wenn alle zu ihm halten?', /^(?:Das kann passieren|Dann weißt du)/],
    ['de', 'was geht in 10 sekunden?', /ausatmen/],
    ['de', 'und jetzt?', /Nächste|Kleinste/],
    ['de', 'ich frag dich wie ich ihm das sagen soll', /"/],
    ['fr', 'comment je lui dis à mon frère sans que ça parte en dispute ? dimanche on y va', /"/],
    ['fr', 'de quoi tu parles. je te demande comment parler à mon frère', /"/],
    ['fr', 'tu penses que je peux lui demander à elle direct, sans passer par lui?', /^(?:Oui|Je le ferais)/],
    ['fr', 'et si elle pleure ?', /pleur/i],
    ['es', '¿crees que puedo preguntarle directamente?', /^Sí/],
    ['es', 'qué hago, pongo un cartel o lo digo en la reunión?', /"pongo un cartel"/],
    ['es', 'y si se pone a llorar', /llore|al lado/],
    ['es', 'y ahora', /primero|siguiente/],
    ['pt', 'vou ligar pra ela amanhã. e se a vó chorar eu faço o que', /por perto|ao lado/],
    ['pt', 'ela vai perceber na hora, que q eu digo pra ela', /"/],
  ])('has its answer in %s: "%s"', (language, text, answer) => {
    expect(last(language, FIRST[language] ?? '', text).text).toMatch(answer);
  });

  test.each([
    ['de', 'deine frage versteh ich nicht', /unklar|umständlich/],
    ['fr', 'je comprends pas ta question', /question/],
    ['es', 'no entiendo tu pregunta. mi hermana vive en Jaén', /pregunté/],
    ['pt', 'nao entendi tua pergunta. piora qd ela liga', /perguntei|Perguntei/],
  ])('and a question of ours that was not understood is owned, in %s: "%s"', (language, text, owned) => {
    expect(last(language, FIRST[language] ?? '', text).text).toMatch(owned);
  });

  test('what it is about is said back where we are put right, with "my" as "your"', () => {
    const { text } = last('es', FIRST.es ?? '', 'no me sentencies. hablo de mi marido Antonio y de la maquinita');
    expect(text).toContain('de tu marido Antonio y de la maquinita');
  });

  test.each([
    ['de', 'und dann'],
    ['fr', 'bon voilà'],
    ['pt', 'depois'],
  ])('and a word that leads on is not said back, in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).move).not.toBe('echo');
  });

  test('and a closing gesture is left out of what is said back', () => {
    expect(last('fr', "j'aimerais qu'elle dise Nolwenn, c'est tout!").text).not.toContain("c'est tout");
  });
});

describe('a sentence of their own, shown with the question whether it will do', () => {
  test.each([
    ['de', '"Stell dein Auto bitte woanders hin, ich komm sonst nicht raus". passt das so?', /so/],
    ['fr', "« Je préfère qu'on en parle tous les trois ». comme ça ?", /comme ça|bien dit/],
    ['es', '"Me gustaría verte más, aunque sea un rato". así?', /así|tal cual/i],
    ['pt', '"Vó, eu vendi a sanfona pra pagar o aluguel" tá bom assim?', /assim|tal e qual/i],
  ])('is found good in %s: "%s"', (language, text, good) => {
    const reply = last(language, FIRST[language] ?? '', text);
    expect(reply.move).toBe('asked');
    expect(reply.text).toMatch(good);
  });

  test('is not, where it is said to hurt', () => {
    expect(last('es', FIRST.es ?? '', '"te odio y ojalá no vuelvas más". así?').text).not.toMatch(
      /tal cual|^Sí, así|bien dicho/,
    );
  });
});

describe('a laugh at the end of what is told', () => {
  test.each([
    ['de', 'ich hab ihm gestern einen kaktus auf die motorhaube gestellt haha'],
    ['fr', 'je vais lui renvoyer la carte de noël avec le bon prénom au feutre rouge haha'],
    ['es', 'le he puesto una foto mía en su nevera jajaja'],
    ['pt', 'ontem toquei flauta pra ela de brincadeira kkkk'],
  ])('is shared in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).move).toBe('receive.joy');
  });

  test.each([
    ['fr', "j'en peux plus de tout ça franchement mdr"],
    ['de', 'mich mag sowieso keiner auf der ganzen schule haha'],
    ['pt', 'eu fico sozinha todo santo dia em casa kkkk'],
  ])('is not, where it covers what weighs, in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).move).not.toBe('receive.joy');
  });
});
