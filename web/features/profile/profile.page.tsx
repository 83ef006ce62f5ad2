import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { SecuritySection } from '#web/features/auth/security-parts.queries.ts';
import { ReminderSection } from '#web/features/checkins/checkin-sections.queries.ts';
import { AppointmentView } from '#web/features/data/data.queries.ts';
import { DataSection } from '#web/features/data/data-parts.queries.ts';
import { MemorySection } from '#web/features/memories/memory-parts.queries.ts';
import { SafetyPlanView } from '#web/features/safety/safety.queries.ts';
import { SayView } from '#web/features/safety/say.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AvatarImage } from '#web/ui/avatar-image.tsx';
import { Link } from '#web/ui/link.tsx';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { ConversationSection } from './conversation-section.tsx';
import { NameForm } from './name-form.tsx';
import { PageSpeed } from './page-speed.tsx';
import { useSettings } from './profile.queries.ts';
import { HereSection, PictureSection } from './profile-parts.queries.ts';
import { usePerson } from './use-person.ts';

/** What a person can see and change about themselves, as far as it is built. */
export function ProfilePage() {
  const t = useTexts('profile');
  const { user, session } = useAuth();
  const { name, picture, forgetPicture } = usePerson();
  const { settings, failed } = useSettings(user?.uid ?? null);
  const [search] = useSearchParams();
  if (!user) return null;
  if (search.get('view') === 'plan') return <SafetyPlanView uid={user.uid} />;
  if (search.get('view') === 'appointment') return <AppointmentView uid={user.uid} />;
  if (search.get('view') === 'say') return <SayView uid={user.uid} />;
  return (
    <div className="mx-auto max-w-[48rem] px-5 pt-10 pb-24 @2xl:px-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <AvatarImage src={picture} onFail={forgetPicture} className="size-20" />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h1 className="text-3xl [overflow-wrap:anywhere]">{name || t('title')}</h1>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{user.isAnonymous ? t('anonymous') : user.email}</p>
        </div>
      </div>
      {failed && <p className="mt-8 rounded-card bg-danger-soft px-4 py-3 text-danger">{t('settings.failed')}</p>}
      <div className="mt-10 flex flex-col gap-12">
        <ProfileSection title={t('about.title')}>
          <NameForm uid={user.uid} />
        </ProfileSection>
        <ProfileSection title={t('picture.title')}>
          <Suspense fallback={null}>
            <PictureSection uid={user.uid} />
          </Suspense>
        </ProfileSection>
        <ProfileSection title={t('conversation.title')}>
          <ConversationSection uid={user.uid} settings={settings} />
        </ProfileSection>
        <ProfileSection title={t('appearance.title')}>
          <AppearanceSection uid={user.uid} settings={settings} />
          <PageSpeed />
        </ProfileSection>
        <ProfileSection title={t('here.title')}>
          <Suspense fallback={null}>
            <HereSection uid={user.uid} settings={settings} />
          </Suspense>
        </ProfileSection>
        {session.consents && (
          <ProfileSection title={t('consent.title')}>
            <ConsentSection uid={user.uid} consents={session.consents} />
          </ProfileSection>
        )}
        <ProfileSection title={t('memory.title')}>
          <Suspense fallback={null}>
            <MemorySection uid={user.uid} />
          </Suspense>
        </ProfileSection>
        <ProfileSection title={t('reminders.title')}>
          <Suspense fallback={null}>
            <ReminderSection uid={user.uid} />
          </Suspense>
        </ProfileSection>
        <ProfileSection title={t('plan.title')}>
          <p className="measure text-ink-soft">{t('plan.text')}</p>
          <Link to="/profile?view=plan" className="link inline-flex min-h-11 items-center self-start">
            {t('plan.open')}
          </Link>
          <Link to="/profile?view=say" className="link inline-flex min-h-11 items-center self-start">
            {t('say.open')}
          </Link>
          <Link to="/profile?view=appointment" className="link inline-flex min-h-11 items-center self-start">
            {t('appointment.open')}
          </Link>
        </ProfileSection>
        <ProfileSection title={t('security.title')}>
          <Suspense fallback={null}>
            <SecuritySection user={user} />
          </Suspense>
        </ProfileSection>
        <ProfileSection title={t('data.title')}>
          <Suspense fallback={null}>
            <DataSection user={user} />
          </Suspense>
        </ProfileSection>
        <ProfileSection title={t('account.title')}>
          <AccountSection user={user} />
        </ProfileSection>
        <p className="border-t border-line pt-6 text-sm text-ink-soft">{t('notYet')}</p>
      </div>
    </div>
  );
}

function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-5 text-xl">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
