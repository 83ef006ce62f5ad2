import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isNight } from './ask-now.ts';
import { saysGoodbye } from './goodbye.ts';
import { letGo } from './let-go.ts';
import { line, maybe, type Part, type Plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';
import { wishAlong } from './wish-along.ts';
import { wrap } from './wrap.ts';

// Why is this hard? "I feel lighter already. Goodnight!" and "I'll ring them tomorrow before work. Night!" end the talk with
// their last word, whatever stands before it. Read as a story they are asked to go on, and "lighter" is taken for a wish.
// So the last word decides, and what was told along with it gets the one wish.

const written = writtenIn('policy/bye-along');

const MOST = 45;
/** A goodbye by itself is no story (goodbye.ts); so much beside it is. */
const TOLD_LEAST = 3;
/** A longer sentence begins no goodbye. */
const BYE_MOST = 8;
const NIGHT = written('night');
const THANKS = written('thanks');
const RELIEF = written('relief');
const MEANS_TO = written('means-to');
const SENT = written('sent');
/** "Thanks, that's all I needed." */
const CLOSES = written('closes');
/** What nobody is sent to bed with. */
const DARK = written('dark');

/** The goodbye with which a message ends, and what was told before it; null where it ends otherwise. */
export function toldAlong({ read }: Pick<Scene, 'read'>): { bye: string; rest: string } | null {
  const all = sentencesOf(read.clean);
  const from = (place: number) => all.slice(place).join(' ');
  const ends = (text: string) => saysGoodbye(text) || CLOSES.test(text);
  const at = all.findIndex((one, place) => place > 0 && countWords(one) <= BYE_MOST && ends(from(place)));
  if (at < 0) return null;
  const bye = from(at);
  const rest = all.slice(0, at).join(' ');
  return countWords(rest) < TOLD_LEAST ? null : { bye, rest };
}

/** The last word of a talk that ends with something told along: one wish for just that. */
export function byeAlong(scene: Scene): Plan | null {
  const { read, state, lines, localHour, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || read.words > MOST) return null;
  if (lines.families.bye_relief === undefined || read.text.includes('?')) return null;
  const along = toldAlong(scene);
  if (along === null || DARK.test(along.rest)) return null;
  const { bye, rest } = along;
  const told = { ...read, clean: rest, text: rest, words: countWords(rest), clauses: splitClauses(rest) };
  const night = NIGHT.test(bye) || (isNight(localHour) && !/\b(?:morning|shift)\b/i.test(read.clean));
  const lead = night ? 'bye_bed_short' : THANKS.test(read.clean) ? 'thanks_short' : 'bye_short';
  // A step that stands is wished well by itself.
  if (state.plan !== null) return wrap({ ...scene, read: told }, night ? 'bye_night' : lead);
  return letGo(scene, [line(lead), ...wishFor({ ...scene, read: told })]);
}

/** One line to what was told: that it eased, that it is done, that it is meant, or what they came with. */
function wishFor(scene: Scene): Part[] {
  const { clean } = scene.read;
  const wish = wishAlong(scene);
  // A day that was named is what there is to wish for.
  if (wish?.kind === 'family' && wish.name.startsWith('off_')) return [wish];
  if (RELIEF.test(clean)) return [line('bye_relief')];
  if (SENT.test(clean)) return [line('bye_sent')];
  if (MEANS_TO.test(clean)) return [line('bye_meant')];
  if (wish !== null) return [wish];
  // Whoever only chatted has nothing that should get easier.
  return scene.state.feelings.length > 0 || scene.state.topics.length > 0 ? [maybe('wish_any')] : [];
}
