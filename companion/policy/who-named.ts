import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Quem seria?" we ask, "minha tia Lindalva, ela sabe guardar segredo" comes back, and it was met with
// "yes, I understand". In English burden.ts takes up who is named; here the other languages do, where our own question asked
// who it could be. "Who hurts you most?" asks for somebody too, and is never answered with "good".

const written = writtenIn('policy/who-named');

/** "Wer könnte das sein?", "¿Quién podría ser?": who might help, and at the end of our reply. */
const ASKED_WHO = written('asked-who', 'iu');
/** Somebody of one's own, with their name where it stands there: the kin and the name, a woman or a man. */
const HER = written('her', 'iu');
const HIM = written('him', 'iu');
/** "Con mi hija, pero esa...", "meiner Mutter nicht": named, and ruled out or doubted at once. */
const DOUBTS = written('doubts', 'iu');

/** The person our question asked for: said back by name, and the moment asked; null in English. */
export function whoNamed(scene: Scene): Plan | null {
  const { read, state, grammar, lines, gate } = scene;
  if (grammar.turnsClauses || state.level >= 2 || lines.families.who_named_her === undefined) return null;
  if (!ASKED_WHO.test(state.lastReply) || /\?/.test(read.text) || DOUBTS.test(read.clean)) return null;
  const her = HER.exec(read.clean);
  const him = her === null ? HIM.exec(read.clean) : null;
  const kin = (her ?? him)?.[1];
  if (kin === undefined || !gate.passes(kin)) return null;
  const name = (her ?? him)?.[2] ?? '';
  const named = /^\p{Lu}/u.test(name) ? ` ${name}` : '';
  const who = grammar.language === 'de' ? upperFirst(kin.toLowerCase()) : kin.toLowerCase();
  state.stuck = 0;
  const family = her === null ? 'who_named_him' : 'who_named_her';
  return plan('reflect.ask', 'explore', [line(family, { who: `${who}${named}` })], { expect: { kind: 'open' } });
}
