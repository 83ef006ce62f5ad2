import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { normalisePath } from '#shared/site/paths.ts';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { LeaveDialog, leave } from '#web/features/profile/leave-dialog.tsx';
import { usePerson } from '#web/features/profile/use-person.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AvatarImage } from '#web/ui/avatar-image.tsx';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { QuickExit } from './quick-exit.tsx';

function NavLink({ to, children }: { to: string; children: string }) {
  const here = normalisePath(useLocation().pathname) === to;
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-full px-3 hover:bg-sunken',
        here && 'font-semibold text-primary',
      )}
    >
      {children}
    </Link>
  );
}

export function Header() {
  const t = useTexts('app');
  const { pathname } = useLocation();
  return (
    <header className="top-0 z-30 border-b border-line bg-paper @2xs:sticky">
      <div className="mx-auto flex max-w-[72rem] flex-wrap items-center gap-x-2 gap-y-1 px-5 py-2 @2xl:px-8 @2xl:py-2.5">
        <Link
          to="/"
          reloadDocument={normalisePath(pathname) === '/'}
          aria-label={t('header.home')}
          className="me-auto inline-flex min-h-11 items-center gap-2.5 font-heading text-lg font-medium"
        >
          <Mark />
          <span aria-hidden="true">{t('name')}</span>
        </Link>
        <nav
          aria-label={t('header.label')}
          className="order-last -ms-3 me-auto flex flex-wrap @2xl:order-none @2xl:mx-2"
        >
          <NavLink to="/mission">{t('header.mission')}</NavLink>
          <NavLink to="/team">{t('header.team')}</NavLink>
        </nav>
        <div className="order-last flex min-h-11 items-center @2xl:order-none">
          <Account />
        </div>
        <QuickExit />
        <span aria-hidden="true" className="-mt-1 h-0 w-full @2xl:hidden" />
      </div>
    </header>
  );
}

/** Avatar menu, log-in button, or nothing while the session is unknown. */
function Account() {
  const t = useTexts('app');
  const { state, user } = useAuth();
  const [asking, setAsking] = useState(false);
  const { picture, forgetPicture } = usePerson();
  const navigate = useNavigate();
  if (state === 'loading') {
    // Room for what most visitors will see there, so that nothing moves when it comes.
    return (
      <span aria-hidden="true" className={classNames(buttonClass('primary', 'small'), 'invisible')}>
        {t('header.login')}
      </span>
    );
  }
  if (state === 'out') {
    return (
      <ButtonLink to="/authpage" look="primary" size="small">
        {t('header.login')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Menu
        label={t('header.account')}
        className="inline-flex size-11 items-center justify-center rounded-full"
        items={[
          {
            id: 'profile',
            label: t('header.profile'),
            icon: <UserRound aria-hidden="true" className="size-4.5 text-ink-soft" />,
            onSelect: () => navigate('/profile'),
          },
          {
            id: 'logout',
            label: t('header.logout'),
            icon: <LogOut aria-hidden="true" className="size-4.5 text-ink-soft" />,
            onSelect: () => (user.isAnonymous ? setAsking(true) : leave()),
          },
        ]}
      >
        <AvatarImage src={picture} onFail={forgetPicture} />
      </Menu>
      <LeaveDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
