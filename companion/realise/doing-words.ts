/** Verbs as people write them of themselves, now or back then, and their form on -ing. No others are turned. */
const FORMS =
  'add:added:adding|answer:answered:answering|apologise:apologised:apologising|ask:asked:asking|avoid:avoided:avoiding|bake:baked:baking|book:booked:booking|bring:brought:bringing|build:built:building|buy:bought:buying|call:called:calling|carry:carried:carrying|check:checked:checking|choose:chose:choosing|clean:cleaned:cleaning|climb:climbed:climbing|close:closed:closing|come:came:coming|cook:cooked:cooking|count:counted:counting|cross:crossed:crossing|cry:cried:crying|dance:danced:dancing|delete:deleted:deleting|do:did:doing|draw:drew:drawing|drive:drove:driving|eat:ate:eating|email:emailed:emailing|feed:fed:feeding|fill:filled:filling|find:found:finding|fix:fixed:fixing|fold:folded:folding|get:got:getting|give:gave:giving|go:went:going|grow:grew:growing|hear:heard:hearing|hide:hid:hiding|hold:held:holding|invite:invited:inviting|iron:ironed:ironing|join:joined:joining|keep:kept:keeping|knit:knitted:knitting|lay:laid:laying|leave:left:leaving|lie:lay:lying|listen:listened:listening|lock:locked:locking|look:looked:looking|make:made:making|message:messaged:messaging|move:moved:moving|nod:nodded:nodding|open:opened:opening|pack:packed:packing|paint:painted:painting|pay:paid:paying|phone:phoned:phoning|pick:picked:picking|plan:planned:planning|play:played:playing|post:posted:posting|practice:practiced:practicing|practise:practised:practising|pretend:pretended:pretending|print:printed:printing|pull:pulled:pulling|push:pushed:pushing|put:put:putting|read:read:reading|rehearse:rehearsed:rehearsing|replay:replayed:replaying|rewrite:rewrote:rewriting|ride:rode:riding|ring:rang:ringing|run:ran:running|save:saved:saving|say:said:saying|scroll:scrolled:scrolling|sell:sold:selling|send:sent:sending|show:showed:showing|sign:signed:signing|sing:sang:singing|sit:sat:sitting|sleep:slept:sleeping|smile:smiled:smiling|sort:sorted:sorting|speak:spoke:speaking|spend:spent:spending|stall:stalled:stalling|stand:stood:standing|stare:stared:staring|start:started:starting|stay:stayed:staying|stop:stopped:stopping|study:studied:studying|sweep:swept:sweeping|take:took:taking|talk:talked:talking|teach:taught:teaching|tell:told:telling|text:texted:texting|throw:threw:throwing|tidy:tidied:tidying|train:trained:training|travel:travelled:travelling|try:tried:trying|turn:turned:turning|type:typed:typing|visit:visited:visiting|wait:waited:waiting|wake:woke:waking|walk:walked:walking|wash:washed:washing|watch:watched:watching|water:watered:watering|wear:wore:wearing|wind:wound:winding|work:worked:working|wrap:wrapped:wrapping|write:wrote:writing';

const NOW = new Map<string, string>();
const THEN = new Map<string, string>();
for (const entry of FORMS.split('|')) {
  const [base = '', past = '', doing = ''] = entry.split(':');
  // "I put" and "I read" may be of then: the words for then are true of both.
  if (base !== past) NOW.set(base, doing);
  THEN.set(past, doing);
}

/** What was done once and what is done again and again are asked about otherwise. */
export type When = 'now' | 'then';

/** "rewrite" is "rewriting", and "took" is "taking"; undefined for a verb that is not known. */
export function doingOf(verb: string): { doing: string; when: When } | undefined {
  const word = verb.toLowerCase();
  const now = NOW.get(word);
  if (now !== undefined) return { doing: now, when: 'now' };
  const then = THEN.get(word);
  return then === undefined ? undefined : { doing: then, when: 'then' };
}
