import { describe, expect, it } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const play = (language: string, ...turns: string[]) =>
  holdChat(companion, turns, 'cues', { language, languageChosen: true }).map(({ reply }) => reply);
const last = (language: string, ...turns: string[]) => play(language, ...turns).at(-1);

describe('one concrete thing that was told in Spanish or Portuguese', () => {
  it.each([
    ['es-ES', 'Llevo días sin dormir, me despierto a las cuatro.', /Despertarse|A esas horas/],
    ['es-MX', 'Se murió mi abuela y no llegué al entierro.', /Perder a alguien|hueco/],
    ['pt-BR', 'Meu filho não quer ir pra escola e todo dia é choro.', /manhã|preocupa/],
    ['pt-PT', 'A minha mãe liga-me todos os dias a queixar-se.', /limite|perto/],
    // Without accents as well.
    ['es-AR', 'no tengo amigos aca, nadie me escribe', /soledad|compañía/],
  ])('gets a word of its own: %s', (language, text, word) => {
    expect(last(language, text)?.text).toMatch(word);
  });

  it('is heard in "he llorado": no English word makes it somebody else’s', () => {
    expect(last('es-ES', 'Hoy he llorado en el baño otra vez')?.text).toMatch(/llorar a escondidas|sin que te vean/);
  });

  it('is not put into broken pieces of the person’s own sentence', () => {
    const replies = play(
      'es-ES',
      'Mi jefa me corrige delante de todos',
      'Es que si voy a recursos humanos igual se entera y es peor.',
    );
    expect(replies.at(-1)?.text).not.toMatch(/Vas a recursos/);
  });

  it('comes before good news that is none', () => {
    const reply = last(
      'es-ES',
      'Dudo de la carrera',
      'He aprobado todo, eso es lo peor, que no puedo decir que se me da mal.',
    );
    expect(reply?.text).not.toMatch(/mejor momento|alegr/i);
  });
});

describe('the end of a talk', () => {
  it.each([
    [
      'es-ES',
      'A los chicos se lo diré el domingo cuando vengan a comer y ya está. No hace falta darle más vueltas hoy. Gracias por el rato.',
    ],
    [
      'pt-BR',
      'Vou contar pra minha irmã no domingo quando ela vier almoçar aqui. Não precisa pensar mais nisso hoje. Obrigada, viu?',
    ],
  ])('is seen behind what was told, and holds nobody with a question: %s', (language, text) => {
    const first = language === 'es-ES' ? 'Me despidieron hace un mes' : 'Fui demitida faz um mês';
    const reply = last(language, first, first === 'Me despidieron hace un mes' ? 'No duermo' : 'Não durmo', text);
    expect(reply?.move).toMatch(/^(?:wrap|thanks)/);
    expect(reply?.text).not.toMatch(/\?/);
  });
});
