import { writtenIn } from '#companion/written.ts';
import { upperFirst } from './plain-text.ts';

// Why is this hard? Many type without capitals, and a name said back in lower case reads like a thing. A program that
// knows no names can't tell "karen" from "keys"; so the commonest are listed, without those that are words as well
// (will, mark, rose, hope), and any other word is a name where it stands between a word for a person and what that
// person does ("my flatmate decky ate").

const written = writtenIn('understand/first-names');

const NAMES = new Set(
  'aaron abby abdul abigail adam adrian agnes ahmed aisha alan albert alejandro alex alexa alexander ali alice alicia alison amanda amelia amina amir amy anders andrea andrew andy angela anika anita anjali ann anna anne annie anthony antonio anya arjun arthur asha ashley barbara becky ben benjamin bernie beth bethany betty bev beverley billy bob bobby brandon brenda brian bridget bruno bryan callum cameron carl carla carlos carmen carol caroline catherine cathy charles charlie charlotte chloe chris christina christine christopher ciara claire clara clive colin connor craig cynthia dale dan daniel danny darren dave david debbie deborah declan denise dennis derek devon diana diane diego dmitri dominic donna doris dorothy doug douglas dylan eddie edward eileen elaine elena eleanor eli elizabeth ella ellen ellie emily emma eric erin esther ethan eva evelyn fatima felix fiona florence francesca francis fred freya gareth gary gavin gemma geoff george georgia gerald gina gloria gordon graham greg hannah harriet harry hassan heather helen henry holly howard hugo ian ibrahim idris imran ingrid isaac isabel isabella isla ivan jackie jacob jake james jamie jane janet janice jason javier jayden jean jeff jen jenna jennifer jenny jeremy jerry jess jessica jill jim jimmy joan joanna joanne joe joel johanna john johnny jonathan jonty jordan jorge jose joseph josh joshua joyce juan judith judy julia julian julie justin kamal karen karl kate katherine kathleen katie katy kayla keith kelly kenny kerry kevin khalid kieran kim kirsty kyle laura lauren leila leo leon leonard lewis liam linda lisa liz lorraine louis louise lucas lucy luis luke lydia lynn madison maggie malcolm marcus marek margaret maria marian marie marina mario marion martha martin mary mateo matt matthew maureen megan mehmet melanie melissa michael michelle miguel mike mohammed mohamed moira molly monica muhammad nadia nancy naomi natalie natasha neil nicholas nicola nicole nigel nina noah nora noreen norma oliver olivia omar oscar owen paddy pam pamela patricia patrick paul paula pauline pedro peggy peter phil philip philippa phoebe pierre polly priya rachel raj rajesh ralph rashid raymond rebecca reza rhys richard ricky rita robert roberta rodney roger ronnie rosa rosalind rosie ross roy ruth ryan sally sam samantha samir samuel sana sandra sanjay sara sarah scott sean sergio shane sharon sheila shirley simon sofia sonia sophia sophie stacey stacy stan stanley stella stephanie stephen steve steven stuart susan susie suzanne sylvia tanya tara tariq ted teresa terry theresa theo thomas tim timothy tina toby todd tom tommy tony tracey tracy trent trevor tyler valerie vanessa vera veronica vicky victor victoria vincent vivian walter wayne wendy william xavier yasmin yusuf yvonne zach zack zainab zara zoe'.split(
    ' ',
  ),
);

const AFTER_ROLE = written('after-role', 'g');
/** At the end of a sentence only after "called": "I have not told my daughter yet." names nobody. */
const CALLED = written('called', 'g');

/** One of the names that are common and no word besides. */
export function isFirstName(word: string): boolean {
  return NAMES.has(word.toLowerCase());
}

/** Names with their capital, as a calm hand would copy them. */
export function withNames(text: string): string {
  return text
    .replace(/(?<![\p{L}'-])[a-z]{3,}(?![\p{L}-])/gu, (word) => (NAMES.has(word) ? upperFirst(word) : word))
    .replace(AFTER_ROLE, (_all, before: string, name: string) => `${before}${upperFirst(name)}`)
    .replace(CALLED, (_all, before: string, name: string) => `${before}${upperFirst(name)}`)
    .replace(
      /\b(?:german|french|spanish|italian|chinese|japanese|british|irish|scottish|welsh|american|indian|pakistani|muslim|catholic|jewish|london|paris|leeds|glasgow|dublin|instagram|tiktok|whatsapp|snapchat|netflix)\b/g,
      upperFirst,
    );
}
