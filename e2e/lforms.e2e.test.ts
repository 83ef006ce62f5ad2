import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, countedAnswers, optionOf } from '#shared/questionnaires/answers.ts';
import { checkQuestionnaire } from '#shared/questionnaires/check-questionnaire.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { scoreAnswers } from '#shared/questionnaires/scoring.ts';
import { CHROMIUM, openBrowser } from './browser.ts';
import { HAS_LFORMS, serveLforms } from './lforms-page.ts';

const FOLDER = new URL('../content/questionnaires/', import.meta.url);
const names = readdirSync(FOLDER).sort();

interface Item {
  linkId: string;
  answer?: { valueDecimal?: number }[];
  item?: Item[];
}

/** Answers of every kind: each question takes another of its options than its neighbours. */
function answersOf(instrument: Instrument, shift: number): Answers {
  const all = instrument.questions.map(({ linkId, options }, index) => {
    return [linkId, options[(index * 5 + (index >> 1) + shift) % options.length]?.raw ?? 0] as const;
  });
  return countedAnswers(instrument, Object.fromEntries(all));
}

// LHC-Forms, by the National Library of Medicine, has never seen our page: what it shows and adds up is in the file.
describe.skipIf(!CHROMIUM || !HAS_LFORMS)('another program shows our questionnaires and scores them as we do', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveLforms>>;
  let page: Page;
  beforeAll(async () => {
    [browser, served] = await Promise.all([openBrowser(), serveLforms()]);
    page = await browser.newPage();
    await page.goto(served.origin);
    await page.waitForFunction('globalThis.LForms?.Util');
    await page.addScriptTag({ url: '/fhir/R4/lformsFHIR.min.js' });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  async function fill(instrument: Instrument, resource: unknown, answers: Answers): Promise<void> {
    await page.evaluate(`LForms.Util.addFormToPage(${JSON.stringify(resource)}, 'form', { fhirVersion: 'R4' })`);
    for (const question of instrument.questions) {
      const option = optionOf(question, answers[question.linkId]);
      if (!option) continue;
      const { system, code } = option.coding;
      await page.locator(`[id^="${question.linkId}/"][id$="|${system}|${code}"]`).click();
    }
  }

  async function readScores(): Promise<Record<string, number>> {
    const response = await page.evaluate<Item>(`LForms.Util.getFormFHIRData('QuestionnaireResponse', 'R4')`);
    const scores: Record<string, number> = {};
    const collect = ({ linkId, answer, item }: Item) => {
      const value = answer?.[0]?.valueDecimal;
      if (value !== undefined) scores[linkId] = value;
      item?.forEach(collect);
    };
    collect(response);
    return scores;
  }

  test.each(names)('%s', async (name) => {
    const resource: unknown = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
    const { instrument } = checkQuestionnaire(resource, name);
    if (!instrument) throw new Error(name);
    for (const shift of [0, 1]) {
      const answers = answersOf(instrument, shift);
      await fill(instrument, resource, answers);
      const { scores } = scoreAnswers(instrument, answers);
      const ours = Object.fromEntries(instrument.scores.map(({ id, linkId }) => [linkId, scores[id]]));
      // It adds up a moment after the last click.
      await expect.poll(readScores).toEqual(ours);
    }
    const shown = (await page.locator('#form').innerText()).replaceAll(/\s+/g, ' ');
    for (const { text } of instrument.questions.filter((question) => question.askedWhen.length === 0))
      expect(shown).toContain(text.replaceAll(/\s+/g, ' '));
  });
});
