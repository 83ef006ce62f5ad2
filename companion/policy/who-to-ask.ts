import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/who-to-ask');

const HELPERS: readonly (readonly [who: string, words: RegExp])[] = [
  ['a pharmacist, or your doctor', written('helpers-1')],
  ['a midwife, health visitor or doctor', /\b(?:baby|birth|pregnan\w+|breastfeed\w*|newborn|postnatal)\b/i],
  ['a free debt advice service', written('helpers-2')],
  ["a housing or tenants' advice service", written('helpers-3')],
  ["the local social care team or a carers' organisation", written('helpers-4')],
  ['a bereavement service, or your doctor', written('helpers-5')],
  ['a union or a free employment advice line', written('helpers-6')],
  ['a free legal advice service', written('helpers-7')],
  ['student services, or a tutor you get on with', /\b(?:uni|university|college|course|lecturer|degree|campus)\b/i],
  ['a teacher you trust, or the school nurse or counsellor', written('helpers-8')],
  ['a general doctor, or a helpline for drink', /\b(?:drink\w*|alcohol|drunk|sober)\b/i],
  ['a helpline for gambling', /\b(?:gambl\w+|betting|bets|slots)\b/i],
  ['a general doctor', written('helpers-9')],
];

/** Who knows about it, by its words; null where none tells. */
export function helperFor(text: string): string | null {
  return HELPERS.find(([, words]) => words.test(text))?.[0] ?? null;
}
