import { Globe, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CrisisLine } from '#shared/safety/crisis-lines.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';

const WAY =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium leading-tight no-underline transition-colors [&_svg]:size-4 [&_svg]:shrink-0';

/** One way to reach a line, as a pill to tap. */
export function Way({
  href,
  icon,
  strong,
  children,
}: {
  href: string;
  icon: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  const away = href.startsWith('http');
  return (
    <a
      href={href}
      {...(away ? { target: '_blank', rel: 'noreferrer' } : {})}
      className={classNames(
        WAY,
        strong
          ? 'border-primary bg-primary text-on-primary hover:bg-primary-strong'
          : 'border-line-strong/60 bg-surface text-ink hover:border-primary hover:bg-primary-soft',
      )}
    >
      {icon}
      {children}
    </a>
  );
}

/** One helpline: who it is, when, and every way to reach it. */
export function LineItem({ line }: { line: CrisisLine }) {
  const t = useTexts('safety');
  const { text } = line;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <div>
        <p className="font-semibold">{line.name}</p>
        <p className="text-sm text-ink-soft">
          {[line.audience === 'anyone' ? null : line.audience, line.hours, line.cost].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {line.phone && line.tel && (
          <Way strong href={line.tel} icon={<Phone aria-hidden="true" />}>
            {t('line.call', { number: line.phone })}
          </Way>
        )}
        {text && (
          <Way
            href={`sms:${text.to.replace(/[^\d+]/g, '')}${text.body ? `?&body=${encodeURIComponent(text.body)}` : ''}`}
            icon={<MessageSquare aria-hidden="true" />}
          >
            {text.body ? t('line.textWord', { number: text.to, word: text.body }) : t('line.text', { number: text.to })}
          </Way>
        )}
        {line.whatsapp && (
          <Way href={`https://wa.me/${line.whatsapp.replace(/\D/g, '')}`} icon={<MessageSquare aria-hidden="true" />}>
            {t('line.whatsapp', { number: line.whatsapp })}
          </Way>
        )}
        {line.chatUrl && (
          <Way href={line.chatUrl} icon={<Globe aria-hidden="true" />}>
            {t('line.chat')}
          </Way>
        )}
      </div>
    </li>
  );
}
