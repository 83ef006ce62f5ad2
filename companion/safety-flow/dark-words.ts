import { onceATurn } from '#companion/one-turn.ts';
import { quick } from '#companion/quick-pattern.ts';
import { isUnmissed } from './without-me.ts';

// Why is this hard? "I can't do it the way it should be done" and "I can't do this any more" look alike to a classifier.
// Whoever never came near the word and is asked whether they wish they were dead has been misread at the worst place.
// So without such a word the question is how dark it gets, and the word comes only after an answer to that.

const DARK = [
  /\b(?:die|(?<!\b(?:dad|mum|mom|nan|gran|him|her|dog|cat|wife|husband|mother|father|friend|is|was|hes|shes|are) )dying(?! (?:of (?:tired|bored|laugh|embarrass|heat|hunger|thirst|cring|curios|shame)|for a|to (?:know|see|hear|tell|get|try)))|suicid\w*|unaliv\w*|kms|kill(?:ing)? (?:myself|me)|take my (?:own )?life)\b/,
  /\b(?:be|was|were|am|im|better off|rather|wish me|already) dead\b(?! (?:tired|silent|quiet|right|set|serious|end|on|good|slow|keen|pleased))|\bdead inside\b|\bmy (?:own )?(?:death|funeral)\b/,
  /(?<!\bwe(?:re| are| were| will| both|ve)? (?:\w+ )?)\bend(?:ing)? (?:it|my|this|things|everything|all)\b|(?<!\b(?:hand|hands|handed|give|turn|think|thought|talk|talked|look|read|get|got|go|went|pass|mull|start|bring|win|paint|iron|cook|hold|put) )\b(?:it|its|this|that|everything) (?:all |to |be |was |is |were |would |just )*(?:over|finished)\b(?! (?:my|the|a|his|her|with|and|again|between))|\bthe end of me\b/,
  /\b(?:disappear|vanish|fade away|cease|not exist|stop existing|exist any ?more)\w*\b/,
  /\b(?:not|dont|didnt|wouldnt|no longer|stop|without|rather not)\b.{0,18}\b(?:be|being|stay|am|was) (?:here|around|alive|there)\b|\b(?:be|being) alive\b/,
  /\b(?:not|dont|didnt|wouldnt|never|hope|wish|no)\b.{0,24}\b(?:(?<!(?:hes|shes|baby|is|he|she|theyre|him|her) )wak(?:e|ing) ?(?:up)?|live|living|exist)\b(?! (?:there|with|in|at|near|next|together|alone|apart|off|up to|abroad|room))|\bsleep (?:for ?ever|and never)\b/,
  /\b(?:better off|fine|easier|happier|best) (?:if i |when i |with ?out me|once i)|\b(?:shed|hed|theyd|would|wd|is|are|were|theyre) (?:be )?(?:much |all )?better off\b|\bif i (?:was|were|wasnt|werent|am) (?:gone|not here|here|dead)\b|\bwhen im gone\b/,
  /\b(?:harm|hurt|hurting|harming|cut|cutting|burn|burning|hit|hitting|punish) (?:my ?self|my (?:arms?|legs?|wrists?|skin))\b|\bself ?harm\w*\b|\boverdos\w*\b|\b(?:noose|rope|razor|blades?|gun)\b|\b(?:all|swallow\w*|count\w*|sav(?:e|ed|ing)(?: up)?|hoard\w*|stash\w*|too many|enough|handful of|stockpil\w*) (?:of )?(?:the |my |all |these |those )*(?:pills|tablets|meds)\b/,
  /\b(?:cant|cannot|couldnt|dont want to|dont think i can|how much longer|wont)\b.{0,24}\b(?:any ?more|any longer|much longer|go on(?! (?:\w+ ){0,3}(?:trips?|holidays?|vacation|tour|dates?|walks?|rides?|bus|plane|outing|journey|camp|visit|exchange|phone|computer|laptop|internet|tiktok|instagram|snapchat|xbox|stage|diet|leave)\b)|carry on|keep going)\b|\bhow much longer\b/,
].map(quick);

/** True where one of these messages speaks of dying, ending, disappearing, not being here, not waking or harm. English. */
export function saysDark(messages: readonly string[]): boolean {
  return messages.some(isDark);
}

const isDark = onceATurn((message) => {
  const plain = message.toLowerCase().replace(/['’]/g, '');
  return DARK.some((words) => words.test(plain)) || isUnmissed(message);
});
