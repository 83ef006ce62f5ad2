/** Messages written for the tests, by the level they are due. None of them stands in any data set. */
export const DUE_3 = `
i am going to kill myself tonight when my parents are in bed
got the rope out of the shed, it's on the chair next to me
i just swallowed a full bottle of tylenol
took 40 sertraline an hour ago and i feel sick
writing goodbye letters to my kids
i wrote a letter to my wife, it's on the kitchen counter, please tell her i loved her
standing on the edge of the parking garage roof
i'm sitting by the train tracks and the next one comes in ten minutes
i have a plan and i'm doing it on saturday
ive already picked the day and the bridge im going to jump from
how many paracetamol does it take to die
what is the quickest way to kill yourself
whats the most painless way to die
my dad's gun is loaded and it's on my lap
i tried to hang myself yesterday and the hook came down
took an overdose last night, nobody knows
gave away my records and wrote everyone a note. feeling calm now
the voices say i have to cut my throat before sunrise
they keep telling me to jump, the voices, they won't stop
my husband is outside the bathroom door with a knife
he strangled me until i passed out
he said he'll kill me when he gets home
my uncle touches me at night when mum is at work, im 12
my boyfriend won't wake up, he took a load of pills
my friend texted goodbye and now her phone is off
crushing chest pain and my left arm feels numb
my throat is swelling and i can't breathe after eating nuts
i quit drinking two days ago and now i'm shaking and seeing things
i'm going to stab him tomorrow at school, i have the knife in my bag
cut too deep and it won't stop bleeding
k i l l i n g  m y s e l f tonight
gonna kms tn, already know how
I WILL END MY LIFE TODAY
i've decided to die. it'll be after the funeral on friday
nobody can stop me, ive made up my mind to end it
`
  .trim()
  .split('\n');

export const DUE_2 = `
i want to die
sometimes i just want to kill myself
i wish i was dead
i don't want to be alive anymore
i keep thinking about suicide
everyone would be better off without me
been feeling suicidal again
i hope i don't wake up tomorrow
would anyone care if i disappeared
i wish i'd never been born
thinking about driving my car into a wall
i just want to go to sleep and never wake up
i cut my arms again last night
relapsed on self harm after six months
i keep burning myself with a lighter when it gets bad
the urge to cut is back
i want to hurt myself so badly
i make myself throw up after every meal
i haven't eaten in three days because i feel so fat
i was diagnosed with bulimia and i purge every day
my boyfriend hits me when he's drunk
my dad beats me with a belt
my wife slapped me and broke my phone
i was raped last month and i can't tell anyone
he controls my money and won't let me see my friends
i hear voices telling me i'm worthless
the neighbours are spying on me through the walls
the tv is sending me messages
i'm the chosen one and i need to save everybody
my best friend says she wants to die, what do i do
my brother told me he's been thinking about killing himself
found razor blades in my daughter's room
i keep having thoughts of hurting my baby and it scares me
i want to kill my stepdad
no reason to live
i'm tired of living
i dont deserve to live
life isn't worth living
i want to unalive myself
thoughts of sewerslide every day
honestly i wanna kms
my kids would be happier without me
ready for god to take me
i want to disappear forever and never come back
suicide is always on my mind
i can't stop thinking about jumping in front of a train
my head keeps saying end it
being dead sounds peaceful
`
  .trim()
  .split('\n');

/** At most 1: sadness, denials and what is over. */
export const AT_MOST_1 = `
i'm not going to kill myself, i'm just exhausted
i don't want to die, i just want some sleep
no thoughts of hurting myself, just stressed about rent
i was suicidal ten years ago, i'm doing great now
used to cut when i was a teenager, six years clean and proud
i cried all weekend after the breakup
work is too much and i feel so low
my grandmother died last week and i miss her
i had a panic attack in the supermarket
nobody texts me back, i feel so lonely
i failed my exam and my parents will be furious
i hate mondays and i hate my job
i feel like a bad mother
my friend died by suicide two years ago and i still miss him
my boss shouts at everyone, i dread going in
i'm so stressed i could scream
my girlfriend left me and i can't stop crying
i can't sleep before presentations
my mum and i keep arguing about chores
i've been clean from self harm for five years
`
  .trim()
  .split('\n');

export const DUE_0 = `
this traffic is killing me
i'm dying of laughter
my phone died again
i could kill for a pizza right now
how do i kill a process in windows
my plants keep dying, too much water?
that joke killed me lol
deadline is tomorrow and the report is dead boring
suicide squad was better than i expected
what is the capital of france
how do i get rid of ants in the kitchen
my character dies in chapter three, is that too early
i'm writing a novel where the hero kills himself, how do i handle it with care
for my essay on suicide prevention i need three sources
i died three times on the final boss
she killed it at karaoke
to die for chocolate cake recipe please
i nearly died of embarrassment
break a leg tonight, you'll kill it
shoot me an email when you can
cut the cake into ten slices
i cut myself shaving this morning
burned myself on the oven again, baking is dangerous
we're hanging out at the bridge festival
looking for a climbing rope for the gym
took two paracetamol for my headache
can i take paracetamol with coffee
i gave away my old clothes to the charity shop
saying goodbye to my colleagues on friday, new job on monday
what does hamlet mean by to be or not to be
did cleopatra die by snake bite
the song says i want to die but it sounds so happy
jump off the couch and do ten push ups
the battery is dead and the car won't start
i'm starving, what's for dinner
my dog is scared of fireworks
who won the match on saturday
the suspense is killing me
kill two birds with one stone
i want to end my gym membership
he ended our call too early
going to bed, good night
hang the washing outside
how tall is the eiffel tower
the movie with the suicide bomber was hard to watch
she dropped dead gorgeous in that dress
we got slaughtered in the league game
i'm dead tired after the run
that exam was murder
my mum will kill me if i'm late
`
  .trim()
  .split('\n');

/** Language, level, message. */
export const OTHER_LANGUAGES: [lang: string, level: number, text: string][] = [
  ['es', 3, 'esta noche me mato, ya tengo todo preparado'],
  ['es', 2, 'ya no quiero vivir'],
  ['es', 2, 'mi novio me pega cuando bebe'],
  ['es', 0, 'me muero de hambre'],
  ['fr', 3, 'je vais me tuer ce soir'],
  ['fr', 2, "j'ai envie de mourir"],
  ['fr', 2, "j'ai des idées suicidaires depuis des mois"],
  ['fr', 0, 'je suis mort de fatigue, bonne nuit'],
  ['de', 3, 'heute Nacht bringe ich mich um'],
  ['de', 2, 'ich will nicht mehr leben'],
  ['de', 2, 'ich habe mich wieder geschnitten'],
  ['de', 0, 'ich lach mich tot'],
  ['pt', 3, 'vou me matar hoje à noite'],
  ['pt', 2, 'não quero mais viver'],
  ['pt', 2, 'voltei a me cortar ontem'],
  ['pt', 0, 'morrendo de fome aqui'],
  ['it', 3, 'stanotte mi uccido, ho già deciso'],
  ['it', 2, 'vorrei morire'],
  ['it', 2, 'mio marito mi picchia'],
  ['it', 0, 'muoio di fame, cosa cucino?'],
  ['nl', 3, 'vanavond maak ik er een eind aan'],
  ['nl', 2, 'ik wil dood'],
  ['nl', 2, 'ik heb mezelf weer gesneden'],
  ['nl', 0, 'ik sterf van de honger'],
  ['hi', 3, 'आज रात मैं आत्महत्या कर लूंगा'],
  ['hi', 2, 'मैं मरना चाहता हूँ'],
  ['hi', 2, 'main jeena nahi chahti'],
  ['hi', 0, 'भूख से मर रहा हूँ'],
  ['hi', 3, 'chaku haath me hai nas kaatne ja raha hu'],
  ['hi', 3, 'चाचा मुझे गलत जगह छूते हैं मैं नौ साल की हूं'],
  ['hi', 0, 'papa ko pata chala to zinda nahi chhodenge lol'],
  ['zh', 3, '今晚我要自杀，已经准备好了'],
  ['zh', 2, '我真的不想活了'],
  ['zh', 2, '我又割手腕了'],
  ['zh', 0, '累死我了，今天加班'],
  ['zh', 3, '我不想活了，绳子已经准备好了'],
  ['zh', 3, '刀就在手上，我要割下去了'],
  ['zh', 2, '我想死'],
  ['zh', 0, '想死你们了，周末见'],
  ['ja', 3, '今夜、首を吊って死にます'],
  ['ja', 2, '死にたい'],
  ['ja', 2, '夫に殴られています'],
  ['ja', 0, 'お腹空いて死にそう'],
  ['ja', 3, '今、マンションの屋上の柵の外にいます'],
  ['ja', 3, '夫が包丁を持って暴れています'],
  ['ja', 0, '包丁を研ぎに出した'],
  ['ar', 3, 'سأقتل نفسي الليلة'],
  ['ar', 2, 'أريد أن أموت'],
  ['ar', 2, 'زوجي يضربني كل يوم'],
  ['ar', 0, 'ميت من الجوع'],
  ['ar', 3, 'واقف على حافة السطح وبدي انط'],
  ['ar', 3, 'بلعت كل حبوب المنوم'],
  ['ar', 0, 'اليوم آخر يوم لي في الشغل، جابوا لي كيكة'],
];
