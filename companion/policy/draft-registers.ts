import type { Register } from './draft-purpose.ts';

// How the words should sound: by what is wished for, and else by how the person writes.

const SHORT = /\b(?:short|plain|simple|brief|quick|one line|few words|small)\b/i;
const CASUAL = /\b(?:u|ur|tho|lol|idk|bruv|mate|bro|tbh|pls|plz|smth|msg)\b/i;
const SOFT =
  /\b(?:friendly|kind\w*|gentl\w+|soft\w*|nice\w*|warm\w*|polite\w*|without (?:\w+ )?(?:hurting|upsetting|getting (?:upset|hurt|angry|cross)|(?:it turning into )?a (?:fight|row)))\b|\b(?:don't|not) want to (?:hurt|upset|offend|sound)\b/i;
const STOPS =
  /\b(?:to )?(?:stop (?!worr|being (?:sad|scared))\w+ing|take (?:it|that|them|the \w+) down|give (?:me )?(?:it|them|my \w+) back|delete (?:it|that|them|the \w+)|leave (?:me|us) alone)\b/i;
const FIRM = /\b(?:firm\w*|direct\w*|blunt\w*|clear\w*|strong\w*|straight)\b/i;

/** Which register goes first, by what was wished and by how the person writes. */
export function registersFor(clean: string, text: string): Register[] {
  // What has to stop is not begged for.
  if (STOPS.test(clean)) return ['plain', 'direct'];
  if (FIRM.test(clean)) return ['direct', 'plain'];
  if (SOFT.test(clean)) return ['warm', 'plain'];
  return SHORT.test(clean) || CASUAL.test(text) ? ['short', 'plain'] : ['plain', 'warm'];
}
