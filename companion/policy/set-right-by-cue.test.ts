import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

// What the trained model guesses changes with every training.

const last = (language: string, ...turns: string[]) => {
  const result = holdChat(companion, turns, 'set-right', { language }).at(-1);
  if (result === undefined) throw new Error('no reply');
  return result;
};
const SORRY = /perdón|desculpe/i;

describe('a word held against us, in Spanish and Portuguese', () => {
  test.each([
    ['es', 'qué café? yo no he dicho nada de un café'],
    ['es', 'te lo acabo de decir, mi hijo. que le digo una cosa y luego me ve hacer la contraria'],
    ['es', 'no me escuchás, te hablo de mi hijo'],
    ['es', 'decime algo más que entiendo'],
    ['pt', 'entendeu nada kkk, é da minha filha que eu falo'],
    ['pt', 'já te disse, é a minha filha'],
    ['pt', 'vc ainda ta aí?'],
    ['pt', 'Fiz-lhe uma pergunta simples e fiquei sem resposta.'],
    ['es', 'perdone pero no sé si me está entendiendo'],
    ['es', 'ya se lo dije dos veces'],
  ])('in %s is owned in short and not answered by its words: "%s"', (language, text) => {
    const first = {
      es: 'mi hijo quiere venir al partido y no quiero que venga',
      pt: 'minha filha quer vir ao jogo e não quero que venha',
    };
    const { reply } = last(language, first[language as 'es'], text);
    expect(reply.move).toBe('repair');
    expect(reply.text).toMatch(SORRY);
    expect(reply.text).not.toContain('"');
  });

  test('goes on with what was told before it, where nothing else is said', () => {
    const { reply } = last(
      'es',
      'mi hijo quiere venir al partido y no quiero que venga',
      'yo no he dicho nada de un café',
    );
    expect(reply.text).toMatch(/\?$/);
    expect(reply.text).not.toMatch(/qué parte se me pasó/i);
  });

  test('answers the question that stands beside it', () => {
    const { reply } = last(
      'es',
      'mi hijo de 9 años quiere venir al partido y ahí me insultan',
      'que no me escuchas. le digo que no venga el domingo o le dejo venir?',
    );
    expect(reply.text).toMatch(SORRY);
    expect(reply.text).toMatch(/explicarle|niño/);
  });

  test('an exercise that was pressed on somebody is dropped with a sorry', () => {
    const { reply } = last('pt', 'quero respirar', 'Não pedi exercício nenhum, estava a contar o que aconteceu');
    expect(reply.text).toMatch(/desculpe/i);
    expect(reply.text).not.toMatch(/de 0 a 10/);
  });
});

describe('what only sounds like a word on the talk', () => {
  test.each([
    ['es', 'no es que no sirva, es que no me gusta presionar a la gente', /^(?:ah|ya),? /i],
    ['pt', 'não é raiva dela não, é que parece que a minha mãe some mais um pouco', /^(?:ah|certo),? /i],
  ])('in %s what it is instead is taken at it, without a sorry: "%s"', (language, text, begins) => {
    const { reply } = last(language, 'hola, es por mi trabajo', text);
    expect(reply.text).toMatch(begins);
    expect(reply.text).not.toMatch(SORRY);
  });

  test('a thanks that somebody else said ends nothing', () => {
    const { reply } = last('es', 'cuido a mi madre', 'anoche me dijo gracias hija antes de dormir');
    expect(reply.move).toMatch(/^reflect/);
  });

  test('a message that begins with "boa noite" is no goodbye', () => {
    const { reply } = last('pt', 'Boa noite, sou motorista de autocarro e hoje quase atropelei um miúdo');
    expect(reply.move).toMatch(/^reflect/);
  });
});

describe('what is told and asks for nothing', () => {
  test.each([
    ['pt', 'fiquei com vergonha e fui para o arquivo respirar um bocado'],
    ['es', 'me dio vergüenza y salí a respirar un rato'],
  ])('in %s air taken outside begins no exercise', (language, text) => {
    expect(last(language, 'hola', text).reply.move).not.toMatch(/^step\./);
  });

  test.each([
    ['es', 'mi tía me crió y ahora me trata como a una ladrona'],
    ['pt', 'minha irmã que me criou e agora tá me tratando igual bandida'],
    ['es', 'mi suegra jugaba al truco conmigo y me hacía trampa'],
  ])('in %s who is alive is not declared lost: "%s"', (language, text) => {
    expect(last(language, 'hola', text).reply.text).not.toMatch(/perdiste|perdeu|recuerdo vuelve|lembrança/i);
  });

  test('a question that somebody else put to the writer is not answered as one to us', () => {
    const { reply } = last(
      'es',
      'cuido a mi suegra',
      'hoy me dijo nena vos me vas a mandar a un geriatrico? y me quedé helada',
    );
    expect(reply.move).not.toMatch(/^asked/);
  });

  test('one word of a topic gives a chat no title', () => {
    expect(last('es', 'estoy viviendo con mi ex suegra').title ?? '').not.toMatch(/ruptura/);
  });
});

describe('a plain question', () => {
  test.each([
    ['es', 'cuido a mi suegra', 'está mal si busco a alguien que me ayude a bañarla?', /cuidar|abandono/],
    ['pt', 'minha irmã não fala comigo', 'e agora? falo com ela ou deixo quieto até ela esfriar', /recado|frase/],
    ['es', 'discutí con mi hijo', 'le voy a decir que venga y le explico todo. cómo lo ves?', /bien/],
  ])('in %s is answered: "%s", "%s"', (language, told, asked, expected) => {
    expect(last(language, told, asked).reply.text).toMatch(expected);
  });
});
