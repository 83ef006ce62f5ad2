import type { Family, LinesContent } from '#companion/content.schema.ts';
import type { PlayedTurn } from './played.ts';

/** What a part of a reply does, in the words of assistant.md, section 1. */
export type PartKind =
  | 'question'
  | 'simple reflection'
  | 'complex reflection'
  | 'affirmation'
  | 'suggestion'
  | 'information'
  | 'normalising'
  | 'other';

const BY_FAMILY: readonly (readonly [families: RegExp, kind: PartKind])[] = [
  [
    /^(?:telling_(?!plain$|thing$|good$|go_on$)\w+(?<!_ask)$|cue_(?!tried)|pattern_|summary|heavy_|(?:moment|beside|shown)_\w+(?<!_ask)$|harsh_beside|stay_heavy|next_\w+(?<!_ask)$|harsh_by_other|forecast|receive_insight|receive_relief|receive_good|minimise)/,
    'complex reflection',
  ],
  [
    /^(?:about_|quote$|weighty_(?:quote|question)$|echo$|echo_list$|callback$|harsh$|scale_change$|repair_thanks$)/,
    'simple reflection',
  ],
  [
    /^(?:affirm|receive_plan|receive_decision|receive_restraint|receive_step_done|cue_tried|thanks$|thanks_wrap|plan_made|wrap_plan|wrap_told|strength)/,
    'affirmation',
  ],
  [/^(?:detail$|stay_plain$)/, 'simple reflection'],
  [/^(?:normal|is_normal|strong_)/, 'normalising'],
  [
    /^(?:offer_|panic_body|permit$|advice_|idea_chosen|step_open|plan_smaller|pick_help|far_slow|how_say|say_example|should)/,
    'suggestion',
  ],
  [/^(?:refer_|view_|direct_|bot_|unknown$|no_task$|far_talk|fallback_honest|info)/, 'information'],
];

interface Known {
  pattern: RegExp;
  kind: PartKind;
}

export interface PartReader {
  /** The kinds of the parts of one reply, each kind once. */
  kindsOf(turn: PlayedTurn): Set<PartKind>;
}

/** Knows every written line of a language by what it is for; what is left over of a reply are the person's own words. */
export function createPartReader(lines: LinesContent): PartReader {
  const known: Known[] = [
    ...lines.meanings.map((meaning) => meaning.line),
    ...lines.topics.flatMap((topic) => topic.lines),
    ...lines.feelings.flatMap((feeling) => feeling.lines),
    ...(lines.turns ?? []).flatMap((turn) => turn.lines),
    ...(lines.cues ?? []).flatMap((cue) => cue.line ?? []),
  ].map((line) => ({ pattern: toPattern(line), kind: 'complex reflection' as const }));
  for (const line of (lines.cues ?? []).flatMap((cue) => cue.ask ?? []))
    known.push({ pattern: toPattern(line), kind: 'question' });
  for (const [name, family] of Object.entries(lines.families)) {
    const kind = BY_FAMILY.find(([families]) => families.test(name))?.[1] ?? 'other';
    for (const line of linesOf(family)) known.push({ pattern: toPattern(line), kind });
  }
  known.sort((a, b) => b.pattern.source.length - a.pattern.source.length);
  return {
    kindsOf(turn) {
      const kinds = new Set<PartKind>();
      if (/^(?:step|end|decline)\./.test(turn.move)) {
        kinds.add('suggestion');
        return kinds;
      }
      let rest = turn.reply;
      for (const { pattern, kind } of known) {
        if (!pattern.test(rest)) continue;
        rest = rest.replace(pattern, ' ');
        if (!isAsked(kind, pattern)) kinds.add(kind);
        if (/\\\?$/.test(pattern.source) && kind !== 'suggestion') kinds.add('question');
      }
      if (turn.quote !== null && shares(rest, turn.quote))
        kinds.add(/ and yet /.test(turn.quote) ? 'complex reflection' : 'simple reflection');
      if (turn.reply.endsWith('?') && !kinds.has('suggestion')) kinds.add('question');
      return kinds;
    },
  };
}

/** A line of an asking family is the question itself, not "other" besides. */
function isAsked(kind: PartKind, pattern: RegExp): boolean {
  return kind === 'other' && /\\\?$/.test(pattern.source);
}

function linesOf(family: Family): string[] {
  return Array.isArray(family) ? family : Object.values(family).flatMap((own) => own ?? []);
}

function toPattern(line: string): RegExp {
  const plain = line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.{1,200}?');
  return new RegExp(plain);
}

function shares(rest: string, quote: string): boolean {
  const first = quote.split(/(?<=[.!?]) /)[0] ?? quote;
  return rest.includes(first.slice(0, 40));
}
