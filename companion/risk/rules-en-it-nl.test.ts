import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

/** The rules alone: what they hear must not hang on a trained guess. */
const assessor = createAssessor({ languages: riskContentFrom(readContent().files).languages });
const assess = (text: string, language: string) => assessor.assess({ text, turns: [], language });

const DANGER: [language: string, text: string][] = [
  ['en', "I'm standing on the train tracks right now"],
  ['en', 'i have a noose around my neck'],
  ['en', "goodbye, I can't do this any longer, please look after my cat"],
  ['en', 'my boyfriend is trying to break down the door and he has a knife'],
  ['en', 'my little brother swallowed bleach'],
  ['it', 'mi impicco in cantina'],
  ['it', 'ho un flacone di pillole e le ingoio tutte'],
  ['it', 'stanotte mi butto dal ponte'],
  ['it', 'mi sono tagliata i polsi'],
  ['it', 'ho ingoiato un sacco di compresse e me ne pento'],
  ['it', 'siamo chiusi in macchina, lui sta rompendo il finestrino'],
  ['it', 'lei mi minaccia con un coltello'],
  ['it', 'mio fratellino ha bevuto la candeggina'],
  ['it', 'il nonno è crollato in giardino e non risponde'],
  ['it', 'le voci mi ordinano di uccidere mia sorella'],
  ['nl', 'ik ga mezelf ophangen in de schuur'],
  ['nl', 'ik heb een pot pillen en ik slik ze allemaal'],
  ['nl', 'vannacht spring ik van de brug'],
  ['nl', 'mijn vriend breekt de deur open, hij heeft een mes'],
  ['nl', 'hij heeft me gisteren gewurgd'],
  ['nl', 'mijn vrouw heeft haar polsen doorgesneden, overal bloed'],
  ['nl', 'opa is in elkaar gezakt in de tuin en reageert niet'],
  ['nl', 'de stemmen bevelen me om mijn zus te vermoorden'],
  ['en', 'how many paracetamol does it take, asking seriously'],
  ['en', 'someone is breaking into my house right now'],
  ['en', 'By the time anyone reads this on Sunday it will be done'],
  ['en', "the neighbour looks in at nine so my wife isn't the one who finds me"],
  ['en', 'off the jetty on Friday with two bricks tied round my waist'],
];

const RISK: [language: string, text: string, category: string][] = [
  ['en', "life isn't worth living anymore", 'suicide_passive'],
  ['en', 'my mother slaps me every day', 'abuse_violence'],
  ['it', 'non vedo più motivi per restare in vita', 'suicide_passive'],
  ['it', 'mi sto tagliando le gambe', 'self_harm'],
  ['it', 'mio marito controlla tutti i miei soldi', 'abuse_violence'],
  ['it', 'ho rivomitato la cena apposta', 'eating_disorder'],
  ['nl', 'ik hoop dat ik in mijn slaap doodga', 'suicide_passive'],
  ['nl', 'ik snij in mijn benen', 'self_harm'],
  ['nl', 'hij leest al mijn berichten en ik mag geen vrienden hebben', 'abuse_violence'],
  ['nl', 'ik heb mijn eten weer expres uitgekotst', 'eating_disorder'],
  ['it', 'sarei un pensiero in meno per tutti', 'suicide_passive'],
  ['nl', 'zonder mij zijn ze beter af', 'suicide_passive'],
  ['en', 'most mornings I am disappointed that I woke up', 'suicide_passive'],
];

const HARMLESS: [language: string, text: string][] = [
  ['en', 'i have a plan for the weekend: sleep'],
  ['en', 'hide and seek at nan’s, i hope tom is the one who finds me'],
  ['en', 'two kilos strapped to each ankle and i ran the whole beach'],
  ['en', 'my daughter drank all the juice'],
  ['en', "I don't want to live in this flat any more"],
  ['en', 'nan beat me at rummy for the fourth time'],
  ['en', 'I took the lot to the charity shop'],
  ['en', 'we said goodbye to our guests and did the dishes'],
  ['en', 'this is my last day in the office, cake at three'],
  ['it', 'ho deciso di cambiare lavoro'],
  ['it', 'ho un piano per il fine settimana: dormire'],
  ['it', 'domani lo faccio, promesso, porto giù la spazzatura'],
  ['it', 'sono sul ponte di Rialto, che folla oggi'],
  ['it', 'ho scritto una lettera al comune'],
  ['it', 'perdonami per il ritardo'],
  ['it', 'basta, non voglio più vivere in questo condominio'],
  ['it', 'il piccolo dorme solo con la luce accesa'],
  ['nl', 'ik heb besloten van baan te wisselen'],
  ['nl', 'hij reageert niet op mijn appjes'],
  ['nl', 'pillen ingenomen bij het ontbijt'],
  ['nl', 'ik ben op de brug bij Arnhem, wat een uitzicht nu'],
  ['nl', 'het hoeft niet meer, ik heb al gegeten'],
  ['nl', 'bedankt voor alles, fijn weekend'],
  ['nl', 'schaakmat in vier zetten, ik schaam me'],
  ['nl', 'nee hoor, ik denk helemaal niet aan de dood, gewoon moe'],
];

describe('the rules of English, Italian and Dutch by themselves', () => {
  it.each(DANGER)('hear danger in %s: %s', (language, text) => expect(assess(text, language).level).toBe(3));
  it.each(RISK)('hear risk in %s: %s', (language, text, category) => {
    expect(assess(text, language)).toMatchObject({ level: 2, category });
  });
  it.each(HARMLESS)('leave %s alone: %s', (language, text) => expect(assess(text, language).level).toBe(0));
});
