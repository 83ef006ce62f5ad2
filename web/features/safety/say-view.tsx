import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { SayForm } from './say-form.tsx';
import { useSay } from './use-say.ts';

/** `/profile?view=say`: "Help me say it" as a page of its own, for links that lead to it. */
export function SayView({ uid }: { uid: string }) {
  const t = useTexts('safety');
  const say = useSay(uid);
  return (
    <div className="mx-auto flex max-w-[44rem] flex-col gap-6 px-5 pt-10 pb-24 @2xl:px-8">
      <Link to="/profile?view=plan" className="link inline-flex min-h-11 items-center self-start">
        {t('plan.title')}
      </Link>
      <h1 lang={say.language} className="text-3xl">
        {say.words.form.title}
      </h1>
      <SayForm uid={uid} say={say} />
    </div>
  );
}
