import type { MemoryKind } from '#shared/memories/memories.contract.ts';

type Kinds = readonly (readonly [MemoryKind, RegExp])[];

// Patterns are tried on text without accents; see shared/language/plain-letters.ts. All languages at once: a person may use several.

const EN: Kinds = [
  [
    'preference',
    /\b(?:call me|i prefer|i'd rather you|please don't|(?:i )?(?:don't|can't|cannot) (?:like|do|stand) (?:the )?(?:breathing|exercises?|questions?|lists?|advice|metaphors?)|no (?:breathing|exercises?|questions?|advice)\b|i like it when you)/i,
  ],
  [
    'plan',
    /\b(?:i'm going to|i am going to|i'll|i will|i plan to|i want to try|i could ask|i'm gonna)\s+(?!be fine|try to sleep\b)\w+/i,
  ],
  [
    'event',
    /\b(?:exams?|interview|presentation|deadline|appointment|wedding|funeral|birthday|move|moving|trip|flight|meeting|party|test|thesis|visit\w*|starts?)\b.*\b(?:tomorrow|tonight|next|this|on|in|every)\s+(?:the\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december|morning|two|three|\d)/i,
  ],
  [
    'coping',
    /\b(?:(?:it |that |what |really |always )?helps?(?:ed)? (?:me|a bit|a little|to|is|when)|calms? me|i (?:feel|felt) (?:better|calmer|lighter) (?:when|after|if))\b/i,
  ],
  [
    'goal',
    /\b(?:my goal|i want to|i'd like to|i would like to|i'm trying to|i am trying to|i hope to|i wish i could)\s+\w+/i,
  ],
  [
    'value',
    /\b(?:matters? (?:a lot |so much |most )?to me|is (?:really |very |so )?important to me|means (?:a lot|everything|so much) to me)\b/i,
  ],
  [
    'person',
    /\b(?:my (?:best )?(?:friend|sister|brother|mother|mum|mom|father|dad|wife|husband|partner|boyfriend|girlfriend|son|daughter|kids?|children|boss|manager|flatmate|roommate|grandma|grandmother|grandpa|dog|cat|colleague|teacher|neighbour|neighbor))\b.*\b(?:is|are|lives?|works?|helps?|listens?|visits?|calls?|supports?|moved?|comes?)\b/i,
  ],
  [
    'person',
    /\b(?:i work (?:as|at|in|for)|i'm an? (?:nurse|teacher|student|manager|driver|cook|carer|designer|developer|engineer|doctor|cleaner|apprentice|single parent|mother|father)|my job is|i study|i live (?:with|alone))\b/i,
  ],
];

const ES: Kinds = [
  [
    'preference',
    /\b(?:llamame|puedes llamarme|prefiero|preferiria|no me (?:gustan?|sirven?) (?:los|las|el|la) (?:ejercicios?|respiracion(?:es)?|preguntas?|consejos?|listas?)|(?:sin|nada de) (?:ejercicios|preguntas|consejos))\b/i,
  ],
  ['plan', /\b(?:voy a|pienso|quiero intentar|intentare|probare a|he decidido)\s+(?!estar bien\b|dormir\b)[a-z]+/i],
  [
    'event',
    /\b(?:examen|examenes|entrevista|presentacion|entrega|cita|boda|funeral|cumpleanos|mudanza|viaje|vuelo|reunion|fiesta|visita|empiezo|empieza)\b.*\b(?:manana|pasado manana|este|esta|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana|proxim[oa]|en (?:dos|tres|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|cada)\b/i,
  ],
  [
    'coping',
    /\b(?:me (?:ayuda|ayudo|calma|calmo|relaja|viene bien)|me siento (?:mejor|mas tranquil[oa]) (?:cuando|despues|si))\b/i,
  ],
  ['goal', /\b(?:mi (?:meta|objetivo|sueno)|quiero|quisiera|me gustaria|espero|intento|estoy intentando)\s+[a-z]+/i],
  [
    'value',
    /\b(?:(?:es|son) (?:muy |tan |lo mas )?importantes? para mi|me importa (?:mucho|muchisimo|tanto)|significa (?:mucho|todo) para mi)\b/i,
  ],
  [
    'person',
    /\bmi (?:mejor )?(?:amig[oa]|herman[oa]|madre|mama|padre|papa|mujer|esposa|marido|esposo|pareja|novi[oa]|hij[oa]|jef[ea]|companer[oa]|abuel[oa]|vecin[oa]|perr[oa]|gat[oa]|profesora?)\b.*\b(?:es|esta|vive|trabaja|ayuda|escucha|viene|llama|apoya|se mudo)\b/i,
  ],
  [
    'person',
    /\b(?:trabajo (?:de|como|en|para)|soy (?:enfermer[oa]|profesora?|maestr[oa]|estudiante|camarer[oa]|conductora?|cociner[oa]|cuidadora?|ingenier[oa]|madre|padre)|estudio [a-z]+|vivo (?:con|sol[oa]))\b/i,
  ],
];

const FR: Kinds = [
  [
    'preference',
    /\b(?:appelle[- ]moi|tu peux m'appeler|je prefere|je prefererais|je n'aime pas (?:les|la|le) (?:exercices?|respirations?|questions?|conseils?|listes?)|pas d(?:e|')\s?(?:exercices?|questions|conseils))\b/i,
  ],
  [
    'plan',
    /\b(?:je vais|je compte|je veux essayer de|j'ai decide de|je pense)\s+(?!bien\b|mieux\b|mal\b|dormir\b|que\b)[a-z]{3,}/i,
  ],
  [
    'event',
    /\b(?:examens?|entretien|presentation|rendu|rendez-vous|mariage|enterrement|anniversaire|demenagement|voyage|vol|reunion|fete|visite|commence)\b.*\b(?:demain|ce soir|cette semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|prochaine?|dans (?:deux|trois|\d)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|chaque)\b/i,
  ],
  [
    'coping',
    /\b(?:(?:ca|cela) m'aide|m'(?:aide|a aide|apaise|calme)|me (?:calme|detend|fait du bien)|je me sens (?:mieux|plus calme) (?:quand|apres|si))\b/i,
  ],
  ['goal', /\b(?:mon (?:but|objectif|reve)|je veux|je voudrais|j'aimerais|j'espere|j'essaie de|j'essaye de)\s+[a-z]+/i],
  [
    'value',
    /\b(?:(?:est|sont) (?:tres |si |le plus )?importante?s? pour moi|compte(?:nt)? (?:beaucoup|tellement|enormement) pour moi)\b/i,
  ],
  [
    'person',
    /\b(?:mon|ma|mes) (?:meilleure? )?(?:amie?|soeur|frere|mere|maman|pere|papa|femme|mari|compagne|compagnon|copine|copain|fils|fille|enfants?|chef|cheffe|patronne?|collegue|grand-mere|grand-pere|voisine?|chien|chatte?|prof)\b.*\b(?:est|sont|vit|habite|travaille|aide|ecoute|vient|appelle|soutient)\b/i,
  ],
  [
    'person',
    /\b(?:je travaille (?:comme|dans|a|chez|pour)|je suis (?:infirmiere?|professeure?|prof|etudiante?|serveuse|serveur|cuisiniere?|ingenieure?|aide-soignante?|mere|pere)|j'etudie [a-z]+|j'habite (?:avec|seule?)|je vis (?:avec|seule?))\b/i,
  ],
];

const DE: Kinds = [
  [
    'preference',
    /\b(?:nenn mich|du kannst mich [a-z]+ nennen|ich mochte lieber|mir ist lieber|ich mag keine (?:ubungen|atemubungen|fragen|ratschlage|listen)|(?:bitte )?keine (?:ubungen|atemubungen|fragen|ratschlage))\b/i,
  ],
  [
    'plan',
    /\bich (?:werde|habe vor|will versuchen|nehme mir vor|probiere)\b,?\s+(?!schlafen\b|schon\b|immer\b|oft\b|nie\b|nicht\b|standig\b|krank\b|mude\b|alt\b|verruckt\b|an\w+t\b|ge\w+t\b)[a-z]+/i,
  ],
  [
    'event',
    /\b(?:prufung(?:en)?|klausur|vorstellungsgesprach|prasentation|abgabe|termin|hochzeit|beerdigung|geburtstag|umzug|reise|flug|besprechung|feier|besuch|fange|fangt)\b.*\b(?:morgen|ubermorgen|heute abend|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|nachste[nrs]?|in (?:zwei|drei|\d)|im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)|jede[nrs]?)\b/i,
  ],
  [
    'event',
    /\b(?:morgen|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|nachste woche) (?:habe|ist|hab|fange) .*\b(?:prufung|klausur|vorstellungsgesprach|prasentation|abgabe|termin|hochzeit|beerdigung|geburtstag|umzug|besprechung|feier|besuch)\b/i,
  ],
  [
    'coping',
    /\b(?:hilft (?:mir|es mir)|hat mir geholfen|beruhigt mich|tut mir gut|mir geht es besser,? (?:wenn|nach)|fuhle mich besser,? (?:wenn|nach))\b/i,
  ],
  ['goal', /\b(?:mein (?:ziel|traum)|ich (?:will|mochte|wurde gern|hoffe|versuche)),?\s+[a-z]+/i],
  [
    'value',
    /\b(?:ist mir (?:sehr |so |am )?wichtig(?:sten)?|sind mir (?:sehr |so )?wichtig|bedeutet mir (?:viel|alles)|liegt mir (?:sehr )?am herzen)\b/i,
  ],
  [
    'person',
    /\bmeine? (?:beste[rn]? )?(?:freund(?:in)?|schwester|bruder|mutter|mama|vater|papa|frau|mann|partner(?:in)?|sohn|tochter|kind(?:er)?|chef(?:in)?|kolleg(?:e|in)|oma|opa|nachbar(?:in)?|hund|katze|lehrer(?:in)?|mitbewohner(?:in)?)\b.*\b(?:ist|sind|wohnt|lebt|arbeitet|hilft|hort|kommt|ruft|unterstutzt|zieht)\b/i,
  ],
  [
    'person',
    /\bich (?:arbeite (?:als|bei|in|im)|bin (?:krankenpfleger(?:in)?|pfleger(?:in)?|lehrer(?:in)?|student(?:in)?|schuler(?:in)?|azubi|fahrer(?:in)?|koch|kochin|ingenieur(?:in)?|alleinerziehend|mutter|vater)|studiere [a-z]+|wohne (?:mit|allein|bei)|lebe (?:mit|allein))\b/i,
  ],
];

const PT: Kinds = [
  [
    'preference',
    /\b(?:me chame de|chama-me|pode me chamar|prefiro|preferia|nao gosto (?:de|dos|das) (?:exercicios?|respiracao|perguntas?|conselhos?|listas?)|sem (?:exercicios|perguntas|conselhos))\b/i,
  ],
  ['plan', /\b(?:vou|pretendo|quero tentar|decidi|penso em)\s+(?!ficar bem\b|dormir\b|bem\b|mal\b|melhor\b)[a-z]{3,}/i],
  [
    'event',
    /\b(?:prova|provas|exame|entrevista|apresentacao|entrega|consulta|casamento|enterro|aniversario|mudanca|viagem|voo|reuniao|festa|visita|comeco|comeca)\b.*\b(?:amanha|hoje a noite|na (?:segunda|terca|quarta|quinta|sexta)|no (?:sabado|domingo)|proxim[oa]|daqui a|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|cada|esta semana)\b/i,
  ],
  [
    'coping',
    /\b(?:me (?:ajuda|ajudou|acalma|acalmou|faz bem)|ajuda-me|acalma-me|faz-me bem|me sinto (?:melhor|mais calm[oa]) (?:quando|depois|se))\b/i,
  ],
  [
    'goal',
    /\b(?:minha meta|meu (?:objetivo|sonho)|quero|queria|gostaria de|espero|estou tentando|estou a tentar)\s+[a-z]+/i,
  ],
  [
    'value',
    /\b(?:(?:e|sao) (?:muito |tao |o mais )?importantes? para mim|importa(?:m)? muito para mim|significa (?:muito|tudo) para mim)\b/i,
  ],
  [
    'person',
    /\b(?:meu|minha) (?:melhor )?(?:amig[oa]|irma|irmao|mae|pai|esposa|mulher|marido|namorad[oa]|companheir[oa]|filh[oa]|chefe|colega|avo|vizinh[oa]|cachorr[oa]|cao|gat[oa]|professora?)\b.*\b(?:e|esta|mora|vive|trabalha|ajuda|escuta|ouve|vem|liga|apoia)\b/i,
  ],
  [
    'person',
    /\b(?:trabalho (?:como|em|na|no|para|com)|sou (?:enfermeir[oa]|professora?|estudante|garcom|garconete|motorista|cozinheir[oa]|cuidadora?|engenheir[oa]|mae|pai)|estudo [a-z]+|moro (?:com|sozinh[oa])|vivo (?:com|sozinh[oa]))\b/i,
  ],
];

/** What kind of thing a sentence tells, the surest first in every language. */
const ORDER: readonly MemoryKind[] = ['preference', 'plan', 'event', 'coping', 'goal', 'value', 'person'];

/** Which sentences are worth keeping, the surest first. English, Spanish, French, German and Portuguese. */
export const KINDS: Kinds = ORDER.flatMap((kind) => [EN, ES, FR, DE, PT].flat().filter(([name]) => name === kind));
