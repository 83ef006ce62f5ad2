import { useRef, useState } from 'react';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { missingItems } from '#shared/questionnaires/answers.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Response, SafetyStepOutcome } from '#shared/questionnaires/questionnaires.contract.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import type { Pending } from './answer-saver.ts';
import { FillFrame } from './fill-frame.tsx';
import { FormEnd } from './form-end.tsx';
import { openingRule, type Place, placeAfter, placeBefore, placeToGoOn } from './form-steps.ts';
import { QuestionScreen } from './question-screen.tsx';
import { useResponseWrites } from './questionnaires.queries.ts';
import { SafetyStep } from './safety-step.tsx';
import { useAnswers } from './use-answers.ts';

interface FillingProps {
  uid: string;
  instrument: Instrument;
  response: Response;
  left: Pending;
}

/**
 * One question a screen. Why is this hard? Three things may happen at any moment: the line goes, another device
 * answers, an answer opens the safety step. The step stands before everything else, and how it went can only be told
 * once the server has the answer that opened it.
 */
export function Filling({ uid, instrument, response, left }: FillingProps) {
  const t = useTexts('questionnaires');
  const writes = useResponseWrites(uid);
  const held = useAnswers(uid, instrument, response, left);
  const { answers } = held;
  const [place, setPlace] = useState<Place>(() => placeToGoOn(instrument, answers, response.at));
  const settled = useRef(false);
  const isDue = (given: typeof answers) =>
    !settled.current &&
    (response.safetyStep === 'none' || response.safetyStep === 'due') &&
    openingRule(instrument, given) !== undefined;
  const [asking, setAsking] = useState(() => isDue(answers));
  const [busy, setBusy] = useState(false);
  // One for all presses: an answer that was lost on its way back is asked for again, not handed in twice.
  const key = useRef(uuidV7());

  const choose = (linkId: string, raw: number) => {
    const next = placeAfter(instrument, { ...answers, [linkId]: raw }, linkId);
    held.answer(linkId, raw, next === 'end' ? null : next.linkId);
  };
  // On the way on, not at the choice: whoever walks the answers with the arrows only passes by.
  const goOn = (linkId: string) => {
    if (isDue(answers)) setAsking(true);
    setPlace(placeAfter(instrument, answers, linkId));
  };

  const finishStep = async (outcome: SafetyStepOutcome) => {
    settled.current = true;
    try {
      await held.flush();
      const { safetyStep } = await writes.finishSafetyStep(response.id, outcome);
      if (safetyStep !== outcome.outcome) announce(t('step.unsaved'));
    } catch {
      announce(t('step.unsaved'));
    }
  };

  const submit = async () => {
    setBusy(true);
    try {
      await held.flush();
      await writes.submit(response.id, held.unsent(), key.current);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      const first = missingItems(instrument, answers)[0];
      if (code === 'questionnaires.answers_missing' && first !== undefined) setPlace({ linkId: first });
      announce(errorText(error));
      setBusy(false);
    }
  };

  if (asking) return <SafetyStep onSettled={finishStep} goOn={t('step.onForm')} onGoOn={() => setAsking(false)} />;
  const question = place === 'end' ? null : instrument.questions.find(({ linkId }) => linkId === place.linkId);
  const before = placeBefore(instrument, answers, place);
  return (
    <FillFrame instrument={instrument} answers={answers} place={place} lost={held.lost}>
      {question ? (
        <QuestionScreen
          key={question.linkId}
          instrument={instrument}
          question={question}
          raw={answers[question.linkId] ?? null}
          onChoose={(raw) => choose(question.linkId, raw)}
          onNext={() => goOn(question.linkId)}
          onBack={before && (() => setPlace(before))}
        />
      ) : (
        <FormEnd
          instrument={instrument}
          answers={answers}
          busy={busy}
          onOpen={(linkId) => setPlace({ linkId })}
          onSubmit={() => void submit()}
          onBack={before && (() => setPlace(before))}
        />
      )}
    </FillFrame>
  );
}
