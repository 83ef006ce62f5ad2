import { describe, expect, it } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

// What the trained model guesses changes with every training.
const last = (language: string, ...turns: string[]) =>
  holdChat(companion, turns, 'asked', { language, languageChosen: true }).at(-1)?.reply;

describe('a question in Spanish or Portuguese', () => {
  it.each([
    [
      'es-MX',
      [
        'Reprobé dos materias y no les he contado a mis papás',
        'Ellos pagan todo. Me da pena. ¿Se lo digo por teléfono o espero a las vacaciones?',
      ],
      /tel[ée]fono|llamada/,
    ],
    [
      'pt-BR',
      [
        'Reprovei em duas matérias e não contei pros meus pais',
        'Eles pagam tudo. Dá vergonha. Será que eu conto por telefone ou espero o feriado?',
      ],
      /telefone|ligação/,
    ],
    ['es-ES', ['Duermo fatal desde hace semanas', 'He quitado el café y las pantallas. ¿Qué más puedo hacer?'], /hora/],
    ['pt-PT', ['Durmo muito mal', 'Já não bebo café à noite. O que mais posso fazer?'], /hora/],
  ])('stands behind a story and gets its own answer: %s', (language, turns, answer) => {
    const reply = last(language, ...turns);
    expect(reply?.move).toBe('asked');
    expect(reply?.text).toMatch(answer);
  });

  it('is heard in "no sé si", without a mark', () => {
    const reply = last(
      'es-ES',
      'Mi jefa me grita en las reuniones',
      'No sé si hablar con ella o ir a recursos humanos',
    );
    expect(reply?.text).toMatch(/recursos humanos/);
  });

  it('of a wrong done is no question what to do', () => {
    const turns = [
      'Me han despedido y mis hijos no lo saben',
      'Están estudiando fuera. ¿Cree usted que hago mal en no decírselo?',
    ];
    expect(last('es-ES', ...turns)?.text).toMatch(/hijos/);
  });

  it.each([
    ['pt-BR', 'Meu namorado quer saber onde eu tô o tempo todo e fica bravo se eu demoro. Isso é normal?'],
    ['es-MX', 'Mi novio me revisa el celular y no me deja ver a mis amigas. ¿Es normal?'],
  ])('whether control is normal is not told that it is: %s', (language, text) => {
    const reply = last(language, text);
    expect(reply?.text).not.toMatch(/estranho|raro|muita gente|mucha gente/);
    expect(reply?.text).toMatch(/controle|control|Isso conta|cuenta|culpa/i);
  });

  it('that nothing answers is owned up to, and a tag is none', () => {
    expect(last('es-ES', 'Hola', 'Mi hermana vive en Lugo. ¿Cuántos trenes habrá?')?.text).toMatch(
      /no te lo puedo decir|respuesta|no lo sé/,
    );
    expect(last('pt-BR', 'Oi', 'Hoje o dia foi comprido, viu?')?.move).not.toBe('asked.open');
  });

  it.each([
    ['es-AR', ['Mi jefa me corrige delante de todos', '¿Me ayudas a escribir lo que le diría?', 'Me gusta']],
    ['pt-BR', ['Meu chefe me corrige na frente de todo mundo', 'Me ajuda a escrever o que eu digo pra ele?', 'Gostei']],
  ])('for words is given some, and "I like it" is about them: %s', (language, turns) => {
    expect(last(language, ...turns.slice(0, 2))?.text).toMatch(/"/);
    expect(last(language, ...turns)?.text).toMatch(/queda|fica/);
  });
});

describe('what is told and not asked', () => {
  it('is no request for words: "capaz que le digo"', () => {
    const turns = ['Me siento sola en la ciudad', 'Tienes razón, capaz que le digo de tomar un café el viernes.'];
    expect(last('es-AR', ...turns)?.move).not.toBe('advice.say');
  });

  it.each([
    [
      'pt-BR',
      ['tô mal', 'meu pai espera muito de mim', 'tenho medo', 'Fico adiando, todo dia falo que vou ligar e não ligo.'],
    ],
    ['es-ES', ['mi jefa me grita', 'no duermo', 'tengo miedo', 'Es que si voy a llamar a recursos humanos se entera.']],
  ])('is no plan where it is taken back or only thought of: %s', (language, turns) => {
    expect(last(language, ...turns)?.move).not.toMatch(/^plan/);
  });
});
