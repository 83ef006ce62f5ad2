const HELPERS: readonly (readonly [who: string, words: RegExp])[] = [
  ['a pharmacist, or your doctor', /\b(?:tablets?|pills?|medicines?|medication|meds|side effects?|dose)\b/i],
  ['a midwife, health visitor or doctor', /\b(?:baby|birth|pregnan\w+|breastfeed\w*|newborn|postnatal)\b/i],
  ['a free debt advice service', /\b(?:debts?|loans?|credit cards?|bailiffs?|owe|arrears|overdraft|bills?)\b/i],
  [
    "a housing or tenants' advice service",
    /\b(?:landlord|landlady|rent|evict\w*|tenan\w+|housing|mould|deposit|homeless)\b/i,
  ],
  [
    "the local social care team or a carers' organisation",
    /\b(?:care homes?|carers?|caring for|social care|dementia|look(?:ing)? after (?:my|him|her)|respite)\b/i,
  ],
  [
    'a bereavement service, or your doctor',
    /\b(?:grief|grieving|bereave\w*|died|funeral|lost my (?:mum|mom|dad|wife|husband|son|daughter))\b/i,
  ],
  [
    'a union or a free employment advice line',
    /\b(?:boss|manager|hr|contract|wages|sacked|fired|redundan\w+|shifts?|bullied at work|(?:at|off|from|my|to|for) work|employer|holiday pay)\b/i,
  ],
  [
    'a free legal advice service',
    /\b(?:divorce|custody|solicitor|lawyer|legal|court|visa|immigration|(?:a|the|his|her|my|their) will|inheritance|police)\b/i,
  ],
  ['student services, or a tutor you get on with', /\b(?:uni|university|college|course|lecturer|degree|campus)\b/i],
  [
    'a teacher you trust, or the school nurse or counsellor',
    /\b(?:school|teacher|class|exams?|gcse|homework|bull(?:y|ied|ying))\b/i,
  ],
  ['a general doctor, or a helpline for drink', /\b(?:drink\w*|alcohol|drunk|sober)\b/i],
  ['a helpline for gambling', /\b(?:gambl\w+|betting|bets|slots)\b/i],
  [
    'a general doctor',
    /\b(?:doctor|gp|sleep\w*|mood|panic|anxi\w+|depress\w+|low|tired|pain|health|periods?|menopaus\w+|memory|eating|sad|cry\w*|head|stress\w*|feel\w*)\b/i,
  ],
];

/** Who knows about it, by its words; null where none tells. */
export function helperFor(text: string): string | null {
  return HELPERS.find(([, words]) => words.test(text))?.[0] ?? null;
}
