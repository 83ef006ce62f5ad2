import { factsIn } from './draft-facts.ts';
import { whoIn } from './draft-from-them.ts';
import { purposesOf } from './draft-purpose.ts';
import { unseenWordings } from './draft-words.ts';
import { hold } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

type Held = NonNullable<Scene['state']['drafts']>;

const SLOTS = ['lastday', 'amount', 'offer'] as const;
const SLOT_WORDS = 10;

/** "Last day would be 30 June", said after the notice was put up: it goes in where it belongs. */
export function fillsSlot(scene: Scene, held: Held): Plan | null {
  const { read, lines, gate } = scene;
  const purpose = purposesOf(lines).find(({ id }) => id === held.kind);
  if (purpose === undefined || read.words > SLOT_WORDS || /\?/.test(read.text)) return null;
  const told = factsIn([read.clean], whoIn(scene, held), gate);
  const slots = SLOTS.filter((name) => told[name] !== undefined && held.facts?.[name] === undefined);
  const texts = Object.values(purpose.texts).flat();
  if (!slots.some((name) => texts.some((text) => text.includes(`{${name}}`)))) return null;
  const facts = { ...held.facts, ...Object.fromEntries(slots.map((name) => [name, told[name] ?? ''])) };
  const [text] = unseenWordings(purpose, facts, held.texts, ['plain']);
  if (text === undefined) return null;
  hold(scene, { kind: held.kind, own: held.own, facts }, [text]);
  return plan('draft.more', 'choose', [line('draft_one', { a: text })], { mayRepeat: true, expect: { kind: 'open' } });
}
