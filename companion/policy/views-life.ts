import { AM_I_BAD, asks, NORMAL, should, type View, view } from './view-shapes.ts';

// Views of work, money, learning and days at home. Their sources stand in content/lines/en/views-life.yaml.

const EXAM =
  /\b(?:exams?|revis\w+|a levels?|gcses?|finals|mocks?|test|essay|coursework|dissertation|assignment|resits?|driving test)\b/i;
const JOBLESS =
  /\b(?:job|jobs|redundan\w+|applications?|applied|appl(?:y|ying)|unemployed|out of work|hire|hired|interviews?|laid off|cv)\b/i;
const AGE = /\b(?:my age|(?:4|5|6)\d|forty|fifty|sixty|too old|older)\b/i;
const WORK =
  /\b(?:nursing|teaching|career|boss|manager|work|colleagues?|job|hr|team|shift|office|supervisor|employer)\b/i;
const UNI = /\b(?:uni|university|college|course|degree|sixth form|lectures?|apprenticeship)\b/i;
const DEBT =
  /\b(?:debts?|bills?|owe|arrears|overdraft|loans?|credit cards?|bailiffs?|red letter|final demand|behind (?:on|with))\b/i;
const ENERGY = /\b(?:electric\w*|gas|energy|heating|supplier|meter)\b/i;
const all = (...parts: readonly RegExp[]) =>
  new RegExp(parts.map((one) => `(?=[\\s\\S]*(?:${one.source}))`).join(''), 'i');

export const VIEWS_OF_LIFE: readonly View[] = [
  view(
    'age_cv',
    asks(
      '\\b(?:lie|hide|leave (?:off|out)|put|mention|say)\\b[^?.!]{0,20}\\b(?:my )?(?:age|date of birth|birthday|how old)\\b',
    ),
  ),
  view(
    'age_job',
    asks(
      "\\b(?:any )?(?:chance|hope)s?\\b|\\bwho(?:'s|s| is|'d| would| will| is going to)[^?.!]{0,16}\\b(?:hire|employ|want|take)\\b|\\btoo old\\b|\\b(?:will|can|could) (?:I|anyone|anybody|they) (?:ever )?(?:find|get|hire|take)\\b|\\bemployable\\b|\\bpast it\\b",
    ),
    all(JOBLESS, AGE),
  ),
  view(
    'job_chance',
    asks(
      "\\b(?:any )?(?:chance|hope)s? \\b|\\bwill I ever (?:find|get|work)\\b|\\bwho(?:'s|s| is|'d| would| will)[^?.!]{0,16}\\b(?:hire|employ|take)\\b",
    ),
    JOBLESS,
  ),
  view(
    'exam_enough',
    asks('\\b(?:enough|too late|still time|possible|doable|can I (?:still )?(?:do|pass|manage)|make it in time)\\b'),
    EXAM,
  ),
  view(
    'exam_topics',
    asks('\\b(?:wrong (?:ones?|topics?|things?|bits?|questions?)|which (?:ones?|topics?|subjects?))\\b'),
    EXAM,
  ),
  view(
    'exam_fail',
    asks(
      "\\bwhat (?:if|happens if) (?:I|we)\\b[^?.!]{0,20}\\b(?:fail|flunk|don't (?:pass|get)|mess|get (?:bad|low)|blank)\\w*\\b",
    ),
    EXAM,
  ),
  view('exam_give_up', should('give up|not bother|quit|not go|skip', false), EXAM),
  view(
    'drop_out',
    should('drop out|leave|quit|stay|go|stop|change'),
    all(UNI, /\b(?:drop(?:ping)? out|leav(?:e|ing)|quit\w*|hate (?:it|my course)|stay)\b/i),
  ),
  view(
    'job_offer',
    should('take|accept|say yes|turn it down|go for|move'),
    /\b(?:offered|job offer|an offer|new job is|the offer|promotion)\b/i,
  ),
  view('redundancy', should('take|accept|stay|leave|go|apply|volunteer'), /\bredundanc(?:y|ies)\b/i),
  view(
    'pay_taken',
    asks(
      NORMAL.source,
      '\\b(?:allowed|legal|can (?:he|she|they) do|right|fair)\\b',
      should('say|do|tell|complain|ask').source,
    ),
    /\b(?:take|takes|took|keep|keeps|kept|cut|cuts) my (?:\w+ )?(?:tips?|wages?|pay|salary|money|holiday)\b|\b(?:not|never|hasn't|haven't|didn't) (?:been )?(?:paid|pay) me\b|\bunpaid (?:hours|overtime|trial)\b|\btip money\b/i,
  ),
  view(
    'quit_job',
    should('quit|leave|resign|hand in|stay|walk out|go|look'),
    all(
      WORK,
      /\b(?:quit\w*|resign\w*|leav(?:e|ing)|hand(?:ing)? in|notice|walk out|another job|new job|job (?:offer|hunt\w*))\b/i,
    ),
  ),
  view(
    'work_bully',
    should('say|tell|report|talk|speak|go to|complain|raise|ignore|put up'),
    all(
      WORK,
      /\b(?:bull(?:y|ied|ying)|humiliat\w* me (?:every|again)|picks? on|picking on|harass\w*|racis\w*|sexis\w*|shouts at me)\b/i,
    ),
  ),
  view(
    'work_say',
    should('say|tell|talk|speak|raise|mention|bring it up|ask|email'),
    all(WORK, /\b(?:boss|manager|supervisor|hr|pay rise|raise|hours|holiday|workload|overtime|wages|shift)\b/i),
    { not: /\b(?:gay|pregnan\w*|fancy|crush|love)\b/i },
  ),
  view(
    'new_job',
    NORMAL,
    /\b(?:(?:new|first|started (?:a|my|this|the)) (?:\w+ ){0,2}(?:job|role|placement|apprenticeship)|imposter|impostor|probation)\b/i,
  ),
  view(
    'retired',
    NORMAL,
    /(?=[\s\S]*\b(?:retired?|retirement|stopped work\w*)\b)(?=[\s\S]*\b(?:lost|empty|long|bored|useless|low|flat|nothing to do|miss\w*|sad|purpose|lonely)\b)/i,
    { unless: /\b(?:selfish|wrong|bad|mean)\b/i },
  ),
  view(
    'cut_off',
    asks(
      '\\bwhat (?:can|should|do) I do\\b|\\b(?:can|will|could|are) they\\b[^?.!]{0,24}\\bcut\\b|\\bcut (?:me|us) off\\b',
      should('ring|call|tell|open|phone|ask').source,
    ),
    all(ENERGY, new RegExp(`${DEBT.source}|\\bcut\\b|\\bletter`, 'i')),
  ),
  view(
    'open_letters',
    should('open|ignore|read|throw|leave|answer|pick up'),
    all(/\b(?:letters?|post|envelopes?|emails?|calls?)\b/i, DEBT),
  ),
  view('debt_tell', should('tell|say|hide|keep|own up|come clean', false), DEBT, {
    not: /\b(?:hits?|violent|scared of)\b/i,
  }),
  view('debt_shame', asks(NORMAL.source, AM_I_BAD.source), DEBT),
  view(
    'parents_home',
    NORMAL,
    /\b(?:liv(?:e|ing)|mov(?:e|ed|ing) (?:back )?(?:in|home|back))\b[^.?!]{0,20}\b(?:with my (?:parents|mum|mom|dad)|at home|back home)\b/i,
  ),
  view(
    'cook',
    asks(
      '\\b(?:simple|easy|what|anything|something)\\b[^?.!]{0,40}\\b(?:cook|make for (?:dinner|tea|lunch)|recipe|dinner|meal)\\b',
    ),
  ),
  view(
    'noise',
    should('complain|say|report|go (?:round|to)|call|knock|talk|tell|ring'),
    /\b(?:neighbou?rs?|next door|upstairs|downstairs|through the wall)\b/i,
    { not: /\b(?:scared|threat\w*|violent|police)\b/i },
  ),
  view(
    'hobby_late',
    asks('\\btoo (?:old|late)\\b'),
    /\b(?:learn\w*|start\w*|study\w*|go back to|chang\w*|friends|driv\w+|swim\w*|guitar|piano|college|uni|career|children|language)\b/i,
    { unless: /\b(?:baby|pregnan\w*|ivf|apologi\w*|sorry)\b/i },
  ),
];
