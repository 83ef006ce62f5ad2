// Spanish, French, German and Portuguese words of deny.ts, without accents. Together, since a word too many costs nothing.

const anyOf = (...lists: string[]): RegExp => new RegExp(`\\b(?:${lists.join('|')})\\b`, 'i');

/** Ways of harm, words of a crisis, credentials, addresses, crimes and status, secrets of others. */
export const NEVER = anyOf(
  'matar(?:me|se)?|mato|suicid\\w*|sobredosis|ahorcar\\w*|soga|cuchill[oa]|navaja|cortar(?:me|se)|me corto|quitarme la vida|quiero morir\\w*|pastillas|pistola|veneno|puente',
  'contrasena|mi clave|numero de cuenta|mi tarjeta|calle|avenida|codigo postal|piso \\d+|rob(?:e|ar|o)|carcel|detenid[oa]|sin papeles|indocumentad[oa]|asilo|deport\\w*|visado|secreto|no se lo digas|me hizo prometer',
  'tuer|me tue|suicid\\w*|overdose|pendre|corde|couteau|lame|rasoir|me coupe|mourir|medicaments|cachets|pistolet|une arme|un pont',
  'mot de passe|numero de compte|carte bancaire|rue d\\w+|avenue|boulevard|code postal|appartement \\d+|vol(?:e|er)|prison|arrete[e]?s? par|sans papiers|asile|expuls\\w*|titre de sejour|secrete?s?|ne le dis pas|promettre de ne',
  'umbring\\w*|umzubringen|bringe mich um|toten|suizid\\w*|selbstmord\\w*|uberdosis|erhang\\w*|strick|messer|klinge|rasierklinge|ritze\\w*|sterben|tabletten|pistole|waffe|vergift\\w*|brucke',
  'passwort|kennwort|kontonummer|iban|karte nummer|\\w+strasse|\\w+str|postleitzahl|wohnung \\d+|gestohlen|klaue\\w*|gefangnis|verhaftet|asyl\\w*|abschieb\\w*|aufenthaltstitel|duldung|geheim\\w*|niemandem sagen|versprechen musste',
  'me matar|matar-me|suicid\\w*|overdose|enforcar\\w*|corda|faca|lamina|me corto|cortar-me|morrer|comprimidos|remedios|pistola|veneno|ponte',
  'senha|palavra-passe|numero da conta|meu cartao|rua|avenida|cep|apartamento \\d+|roubei|roubar|cadeia|pres[oa]|sem documentos|indocumentad[oa]|asilo|deport\\w*|segredo|nao conte|prometer que nao',
);

export const HEALTH = anyOf(
  'diagnos\\w*|depresi\\w*|ansiedad|tdah|autis\\w*|bipolar|tept|toc|anorexi\\w*|bulimi\\w*|cancer|diabet\\w*|epilep\\w*|vih|embaraz\\w*|aborto|medic\\w*|antidepres\\w*|litio|terapi\\w*|psiquiatr\\w*|psicolog\\w*|hospital\\w*|adicc?\\w*|alcohol\\w*|droga\\w*|enferm(?:edad|a|o)|operacion|sintoma\\w*|fumo|fumar',
  'depress\\w*|depri\\w*|anxiete|angoisse\\w*|tsa|boulimi\\w*|enceinte|fausse couche|avortement|ivg|traitement|therap\\w*|psychi\\w*|psychologue|hopita\\w*|addict\\w*|alcool\\w*|drogue\\w*|malad\\w*|handicap\\w*|operation|symptome\\w*|je fume|crises? de panique',
  'depress\\w*|angststorung|adhs|autismus|magersucht|krebs|schwanger\\w*|fehlgeburt|abtreibung|medikament\\w*|antidepress\\w*|therap\\w*|psychiat\\w*|krankenhaus|klinik|suchtig|alkohol\\w*|trinke zu|drogen|krank\\w*|behinder\\w*|rauche|panikattack\\w*|symptom\\w*',
  'depressao|ansiedade|gravid\\w*|aborto|remedio|terapia|psiquiatr\\w*|psicolog\\w*|internad[oa]|viciad[oa]|alcool\\w*|drogas|doenca|doente|cirurgia|sintoma\\w*|crises? de panico',
);

export const PRIVATE = anyOf(
  'gay|lesbian[ae]?|bisexual|queer|trans|sexual\\w*|sexo|amante|infiel|abus\\w*|agred\\w*|viol(?:o|ar|acion|encia)|me pego|pega|trauma\\w*|iglesia|mezquita|sinagoga|musulman[a]?|cristian[oa]|judi[oa]|catolic[oa]|dios|fe|rez(?:o|ar)|religi\\w*|divorci\\w*|custodia|juicio|abogad[oa]|deudas?|sindicato|vot(?:e|ar)',
  'homosexuel\\w*|lesbienne|sexe|trompe\\w*|agress\\w*|viole\\w*|frappe\\w*|traumatis\\w*|eglise|mosquee|synagogue|musulman[e]?|chretien\\w*|jui(?:f|ve)|catholique|dieu|la foi|ma foi|prie\\w*|divorc\\w*|garde des enfants|tribunal|avocat[e]?|dettes?|syndicat',
  'schwul|lesbisch|bisexuell|transsexuell|nichtbinar|sex|sexuell\\w*|affare|fremdgeh\\w*|missbrauch\\w*|vergewaltig\\w*|gewalt\\w*|schlagt|geschlagen|trauma\\w*|kirche|moschee|synagoge|muslim\\w*|christ\\w*|judisch\\w*|katholisch\\w*|gott|glaube an|bete|religi\\w*|scheid\\w*|sorgerecht|gericht|anwalt|anwaltin|schulden|gewerkschaft|gewahlt',
  'lesbica|traic\\w*|traiu|estupr\\w*|bateu|bate em|igreja|mesquita|crist[ao]|catolic[oa]|deus|oro|rezo|religi\\w*|separacao|guarda dos|processo|advogad[oa]|dividas?|sindicato',
);

export const OTHERS_SAID = anyOf(
  'mi \\w+ (?:es|esta|tiene|tuvo|toma)|el|ella|ellos',
  '(?:mon|ma|mes) \\w+ (?:est|a|ont|prend)|il|elle|ils|elles',
  'meine? \\w+ (?:ist|hat|hatte|nimmt|macht)|er|sie',
  '(?:meu|minha) \\w+ (?:e|esta|tem|teve|toma)|ele|ela|eles',
);

export const SELF = anyOf("yo|me|mi mism[oa]|tengo|estoy|soy|je|j'|moi|ich|mich|mir|eu|comigo|tenho|estou|sou");
