/** What leads into a clause or trails off it and says nothing of the matter. */
export const LEAD =
  /^(?:(?:and|but|so|because|bc|cause|well|like|also|then|now|honestly|anyway|anyways|yeah|yes|yep|ok|okay|nah|oh|hey|hi|hello|um|uh|just|basically|actually|plus|although|though|however|omg|ugh|wow|huh|hmm|hm|ah|true|exactly|right|fine|lol|whatever|next time|i mean|i guess|i suppose|to be honest|which|or|since|whereas|even though|the thing is|it's just that|it's like(?= (?:I|I'm|he|she|they|we|nobody|everyone|no one)\b)|i don't know why but|not gonna lie|don't get me wrong|still|(?:maybe|perhaps)(?= I\b)|no(?=,| (?:I|I'm|it|it's|its|not|she|he|they|we|my)\b))\b[\s,]+)+/i;
export const TAIL =
  /[\s,]+(?:you know|i guess|though|to be honest|honestly|i think|i suppose|or something|or whatever|and stuff|(?<=,\s?)right|anymore or anything|too though|any more|lately or something|please|thanks|lol|and all|etc)$/i;
