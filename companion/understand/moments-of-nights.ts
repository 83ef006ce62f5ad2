// What keeps people awake, and what the body shows of it.

export const OF_NIGHTS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'sleep_on_order',
    /\bif I (?:don't|can't|do not)(?: manage to)? (?:get (?:to |any |some |back to |enough )?)?(?:sleep|fall asleep|drop off)\b[^.!?]{0,20}[, ]+(?:then )?(?:I|I'm|I'll|tomorrow|it|the \w+)\b[^.!?]{0,24}\b(?:mess|fail|ruin\w*|screw|blow|bomb|useless|wreck\w*|fall apart|go wrong|late|mistakes?|a disaster|won't (?:cope|manage|function|be able)|can't (?:cope|function|work|think|drive))\b/i,
  ],
  [
    'picture_at_night',
    /\b(?:wake|woke|close my eyes|lie awake|shut my eyes)\b[^.!?]{0,16}\band (?:then )?(?:I'm|I am|he's|she's|they're|we're) (?:back |still |there |standing |sitting |lying )?(?:on|in|at|by) (?:the|that|his|her|my|their|a) (?!panic|sweat|state|mess|mood|edge|bad|cold|way|loop|lot|bit|middle of the night)|\bI (?:wake|woke|close my eyes|shut my eyes)\b[^.!?]{0,16}\band (?:I )?(?:can )?see (?:him|her|them|it|his|the|that)\b/i,
  ],
  [
    'tried_list',
    /\bI(?:'ve| have)? (?:already |even |\w+ )?tried (?!to\b|everything\b)(?:(?!\b(?:but|he|she|they|I|then|so|because|him|her|them)\b)[^.!?,]){2,24}, (?!(?:but|then|so|he|she|they|I|because)\b)[^.!?,]{2,30}(?:, | and |, and )(?!(?:I|I'm|he|she|they|it|then|now)\b)[^.!?]{2,50}/i,
  ],
  [
    'body_clenched',
    /^(?!.*\b(?:dentist|tooth|wisdom|crash|accident|surgery|operation|physio|gym|football|fell|broke\w*|punch\w*|hit)\b).*?(?:\bmy (?:jaw|teeth)\b[^.!?]{0,12}\b(?:hurts?|aches?|sore|clenched|tight|locked|stiff|tense|grind\w*|together)\b|\bmy shoulders\b[^.!?]{0,12}\b(?:up (?:by|to|at|round|around) my ears|like (?:rocks?|stone|concrete)|clenched|rock hard)\b|\bI(?:'m| am| was|'ve been| keep| notice I'm)? (?:\w+ )?(?:clench|clenching|clenched|grind|grinding|ground) my (?:jaw|teeth|fists|hands)\b|\bmy (?:fists|hands) (?:are|were) (?:\w+ )?clenched\b)/i,
  ],
  [
    'clock_watched',
    /\b(?:looking at|watching|staring at|checking|look at|watch|stare at|check) (?:the|my) (?:clock|alarm)\b(?! (?:at work|in class|in (?:the )?meetings?))/i,
  ],
];
