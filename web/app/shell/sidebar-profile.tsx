import { usePerson } from '#web/features/profile/use-person.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AvatarImage } from '#web/ui/avatar-image.tsx';
import { Link } from '#web/ui/link.tsx';

/** Picture and name at the sidebar's foot, live from the user document; empty once nobody is signed in. */
export function SidebarProfile() {
  const t = useTexts('app');
  const { name, picture, forgetPicture } = usePerson();
  return (
    <Link
      to="/profile"
      aria-label={t('sidebar.profile', { name })}
      className="m-2 flex min-h-14 items-center gap-3 rounded-card px-2 py-1.5 hover:bg-line/60"
    >
      <AvatarImage src={picture} onFail={forgetPicture} />
      <span className="min-w-0 truncate font-medium">{name}</span>
    </Link>
  );
}
