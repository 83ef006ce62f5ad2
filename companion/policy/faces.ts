import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "…" and a lone face hold no word, so they were called unreadable. Nobody who sends a crying face wants
// to hear of a slip of the keys: a face is seen, and a row of dots is a silence that may last.

const written = writtenIn('policy/faces');

const DOTS = /^[.…\s-]{2,}$|^…+$/u;
const ONLY_FACES = written('only-faces', 'u');
const KINDS: readonly (readonly [family: string, faces: RegExp])[] = [
  ['face_sad', /[😞😔😟😢😭😥😓😿💔🥺😩😫☹🙁😣😖😪🥹]|:'?-?\(/u],
  ['face_angry', /[😠😡🤬😤👿]/u],
  ['face_afraid', /[😨😰😱😧😦🫣]/u],
  ['laugh', /[😂🤣😆😅😄😁😹💀😝😜🤪]|:-?D/u],
  ['face_flat', /[🙄😑😐😒🤨😶🫠🤷😬]|:-?[/|]/u],
  ['face_kind', /[❤🧡💛💚💙💜🤍🖤💖💗💕🫶🥰😍🤗🙏😊☺🙂😌😇]|:-?\)/u],
  ['face_yes', /[👍👌✅💯🤝👏💪]/u],
];
const WAVE = /👋/u;

/** A face or a silence and no word: seen as that. */
export function faces({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.face_sad === undefined) return null;
  const text = read.text.trim();
  if (DOTS.test(text)) return plan('pause', 'explore', [line('face_dots')]);
  if (!/\p{Extended_Pictographic}|[:;]'?-?[()DP/|]/u.test(text) || !ONLY_FACES.test(text)) return null;
  if (WAVE.test(text)) return plan('greet.again', state.phase, [line(state.told > 0 ? 'bye' : 'greet_again')]);
  const family = KINDS.find(([, words]) => words.test(text))?.[0] ?? 'face_any';
  // A thumb under a question with two answers, or under a step, says yes to it: that is read elsewhere.
  if (family === 'face_yes' && state.expect !== null && state.expect.kind !== 'open') return null;
  return plan('face', 'explore', [line(family)]);
}
