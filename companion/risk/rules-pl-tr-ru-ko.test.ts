import { expect, test } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

// The rules alone: what the trained model adds changes with every training.
const { 'models/risk.json': _model, ...files } = readContent().files;
const assessor = createAssessor(riskContentFrom(files));

const MESSAGES: Record<string, readonly (readonly [text: string, level: number])[]> = {
  pl: [
    ['mam tabletki i zaraz je połknę', 3],
    ['dziś w nocy się zabiję', 3],
    ['stoję na moście', 3],
    ['połknęłam wszystkie tabletki', 3],
    ['mąż mnie dusił', 3],
    ['chce umrzec', 2],
    ['nie chcę już żyć', 2],
    ['moja siostra chce się zabić', 2],
    ['on mnie bije', 2],
    ['tnę się', 2],
    ['nie mam siły żyć', 1],
    ['nie chcę się zabić', 0],
    ['umieram z głodu', 0],
    ['dzień dobry, jestem zmęczona pracą', 0],
    ['widziałem film o samobójstwie', 0],
  ],
  tr: [
    ['hapları şimdi içeceğim', 3],
    ['bu gece kendimi öldüreceğim', 3],
    ['bütün hapları içtim', 3],
    ['ölmek istiyorum', 2],
    ['yaşamak istemiyorum', 2],
    ['kardeşim ölmek istiyor', 2],
    ['beni dövüyor', 2],
    ['kolumu kestim', 2],
    ['artık dayanamıyorum', 1],
    ['açlıktan ölüyorum', 0],
    ['çok yorgunum', 0],
  ],
  ru: [
    ['я сейчас выпью все таблетки', 3],
    ['сегодня ночью я убью себя', 3],
    ['я выпила все таблетки', 3],
    ['стою на крыше', 3],
    ['я хочу умереть', 2],
    ['не хочу жить', 2],
    ['моя подруга хочет умереть', 2],
    ['он меня бьёт', 2],
    ['режу себя', 2],
    ['больше не могу', 1],
    ['я не хочу убить себя', 0],
    ['умираю от голода', 0],
    ['мне грустно и одиноко', 0],
  ],
  ko: [
    ['지금 약을 다 먹을 거예요', 3],
    ['자살할 거예요', 3],
    ['옥상에 서 있어요', 3],
    ['수면제를 다 먹었어요', 3],
    ['죽고 싶어요', 2],
    ['죽고싶다', 2],
    ['살고 싶지 않아요', 2],
    ['친구가 자살하겠다고 해요', 2],
    ['남편이 때려요', 2],
    ['더 이상 못 버티겠어요', 1],
    ['배고파 죽겠어요', 0],
    ['힘들어 죽겠어', 0],
    ['너무 외롭고 잠이 안 와요', 0],
  ],
};

test.each(
  Object.entries(MESSAGES).flatMap(([language, list]) => list.map(([text, level]) => [language, text, level] as const)),
)('in %s "%s" is level %s', (language, text, level) => {
  expect(assessor.assess({ text, turns: [], language }).level).toBe(level);
});
