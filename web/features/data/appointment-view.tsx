import { Download, Printer } from 'lucide-react';
import { appointmentBundle } from '#shared/data/appointment-bundle.ts';
import type { Choices } from '#shared/data/appointment-choices.ts';
import type { Sheet } from '#shared/data/appointment-sheet.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { currentLanguage, type Translate, texts, useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { AppointmentChoices } from './appointment-choices.tsx';
import { SheetPaper } from './sheet-paper.tsx';
import { useAppointment, useChoices } from './use-appointment.ts';

/** `/profile?view=appointment`: one page for somebody who helps, put together by the person, printed or taken as a file. */
export function AppointmentView({ uid }: { uid: string }) {
  const t = useTexts('data');
  const { choices, change, clear } = useChoices(uid);
  return (
    <div className="mx-auto flex max-w-[80rem] flex-col gap-6 px-5 pt-10 pb-24 @2xl:px-8">
      <div className="no-print flex flex-col gap-4">
        <Link to="/profile" className="link inline-flex min-h-11 items-center self-start">
          {t('back')}
        </Link>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="measure text-ink-soft">{t('lead')}</p>
        <p className="measure text-sm text-ink-soft">{t('stays')}</p>
      </div>
      {choices && <Workplace uid={uid} choices={choices} change={change} clear={clear} />}
    </div>
  );
}

interface WorkplaceProps {
  uid: string;
  choices: Choices;
  change: (change: Partial<Choices>) => void;
  clear: () => void;
}

function Workplace({ uid, choices, change, clear }: WorkplaceProps) {
  const t = useTexts('data');
  const appointment = useAppointment(uid, choices);
  const takeFile = () => {
    download(appointment.sheet, t);
    announce(t('fhir.made'));
  };
  return (
    <div className="grid items-start gap-8 @5xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
      <section aria-labelledby="choose" className="no-print flex min-w-0 flex-col gap-6">
        <h2 id="choose" className="text-xl">
          {t('choose')}
        </h2>
        <AppointmentChoices uid={uid} choices={choices} appointment={appointment} change={change} />
      </section>
      <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-4 @5xl:sticky @5xl:top-24">
        <div className="no-print flex flex-col gap-4">
          <h2 id="preview" className="text-xl">
            {t('preview')}
          </h2>
          <div className="flex flex-wrap gap-3">
            <Button look="primary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
            <Button size="small" onClick={takeFile}>
              <Download aria-hidden="true" className="size-4" />
              {t('fhir')}
            </Button>
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                clear();
                announce(t('cleared'));
              }}
            >
              {t('clear')}
            </Button>
          </div>
        </div>
        <SheetPaper sheet={appointment.sheet} />
      </section>
    </div>
  );
}

/** Made here and handed to the browser: the server has no part in it. The name says nothing of what is inside. */
function download(sheet: Sheet, t: Translate): void {
  const names = texts('safety');
  const bundle = appointmentBundle(sheet, {
    words: {
      ...{ title: t('sheet.title'), own: t('sheet.own'), questions: t('sheet.questions'), moods: t('sheet.moods') },
      ...{ exercises: t('sheet.exercises'), plan: t('sheet.plan'), notDiagnosis: t('sheet.notDiagnosis') },
      ...{ moodCount: t('fhir.count'), moodLowest: t('fhir.lowest'), moodHighest: t('fhir.highest') },
      planPart: (part) => names(`plan.${part}`),
    },
    language: currentLanguage(),
    at: new Date().toISOString(),
    newId: () => uuidV7(),
  });
  const file = new Blob([`${JSON.stringify(bundle, null, 2)}\n`], { type: 'application/fhir+json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'notes.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
