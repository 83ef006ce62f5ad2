import { swapPronouns } from '#companion/realise/swap-pronouns.ts';

const CLOSE =
  /\b([Mm]y (?:best |older |younger |big |little |old |good |step)?(?:mum|mom|mam|dad|mother|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|mate|aunt|auntie|uncle|nan|gran|grandma|grandad|cousin|son|daughter|neighbou?r|flatmate|housemate|roommate|colleague|manager|boss|sponsor|gp|doctor|midwife|health visitor|teacher|tutor|nurse|therapist|counsell?or|niece|nephew|in-laws|parents)(?:[ -]in[ -]law)?)\b/;
const NAMED =
  /^(?:(?:maybe|just|only|probably|well|i guess|perhaps|um)[ ,]+)*([A-Z][a-z]{2,})\b(?=\s*(?:$|[.,!?(]|'s\b|(?:and|or|is|rings|comes|calls|probably|maybe|perhaps|from|at|next|would|could|might|will|can|knows|has|I|i|my|tonight|tomorrow|after)\b))/;
const NO_NAME =
  /^(?:Maybe|Just|Only|Probably|Well|Perhaps|The|She|He|They|Not|Nobody|Yes|Yeah|That|This|It|Some|Sort|Kind|Tonight|Tomorrow|After|Before|When|Work|Today|School|Home|Dinner|Life|Everything|Nothing|Got|Back|Bit|Still|Long|What|Why|How|There|Here|Also|Then|Sometimes|Because|Most|Every|Our|His|Her|Their|My|Your|But|And|For|Good|Can|Could|Would|Did|Does|Don|Had|Has|Have|Was|Were|Will|Who|Whoever|Which|Today|Okay|Sure|Thanks|Thank|Please|Sorry|Hello|Morning|Evening|Night|Last|Next|Once|Even|Only|Always|Never|Usually|Someone|Somebody|Anyone|One|Two|Three|All|Both|Lots|People|Friends|Short(?:er)?|Longer|Softer|Warmer|Drier|Nicer|Better|Worse|Easier|Harder|Kinder|Plainer|Simpler|Later|Sooner|Either|Neither|Whatever|Again|Another)$/;

/** Whoever is named in an answer, as one says it to the person; null where nobody is. */
export function personIn(clean: string): string | null {
  const kin = CLOSE.exec(clean)?.[1];
  const name = NAMED.exec(clean)?.[1];
  if (kin !== undefined) return swapPronouns(kin.toLowerCase(), null) ?? null;
  return name === undefined || NO_NAME.test(name) ? null : name;
}

const WHEN =
  /\b(?:(?:at|around|about|by|after|from) (?:about )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|half \w+|(?:five|six|seven|eight|nine|ten|eleven)(?: o'clock)?|work|tea|dinner|supper|lunch)|tonight|this evening|later|tomorrow(?: (?:morning|evening|night))?)\b/i;

/** The hour or the part of the day an answer names. */
export function hourIn(clean: string): string | undefined {
  return WHEN.exec(clean)?.[0];
}
