/** Something went wrong today, by its name. */
const WENT_WRONG =
  /\b(?:fail(?:ed|ing)?|reject(?:ed|ion)|turned down|lost|missed|mess(?:ed)? up|burnt|crashed|flunked|bombed|didn'?t (?:get|pass))\b[^.!?]{0,40}\b(?:tests?|exams?|interviews?|applications?|match|game|train|bus|cake|dinner|car|laptop|presentation|assignment|essay|audition|driving|licen[cs]e|job|role|place|part|team|promotion)\b/i;
const OF_IT_ALL =
  /\b(?:any ?more|anything|everything|life|living|nobody|no one|everyone|alone|hate myself|worthless|burden|tired of|for ?ever|always|never|wak(?:e|ing) up)\b/i;

/** "I failed my test and see no point in trying again": no hope of that, and none lost as a whole. English. */
export const isOfOneTry = (text: string): boolean => WENT_WRONG.test(text) && !OF_IT_ALL.test(text);
