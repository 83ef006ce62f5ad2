import { Check, Languages, MessageCircleHeart } from 'lucide-react';
import type { ChatDocument, UpdateChat } from '#shared/chats/chats.contract.ts';
import { TONES } from '#shared/chats/tones.ts';
import { isSpokenFully } from '#shared/language/spoken-languages.ts';
import { useInstance } from '#web/features/auth/auth.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Menu } from '#web/ui/menu.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { ChatExport } from './chat-export.tsx';

/** Tags a chat can be set to by hand; any other tag the chat already has is listed too. */
const LANGUAGES = ['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'pt-BR', 'tr-TR'];

const BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

const names = new Map<string, string>();

function languageName(tag: string): string {
  let name = names.get(tag);
  if (name === undefined) {
    try {
      name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    } catch {
      name = tag;
    }
    names.set(tag, name);
  }
  return name;
}

interface ChatHeaderProps {
  chat: ChatDocument | null;
  onChange: (change: UpdateChat) => Promise<void>;
}

/** Title, tone, language and export of the open chat, in the shell's top bar. */
export function ChatHeader({ chat, onChange }: ChatHeaderProps) {
  const t = useTexts('chats');
  const here = (on: boolean) => (on ? <Check aria-hidden="true" className="size-4" /> : <span className="size-4" />);
  const change = (next: UpdateChat, said: string) =>
    onChange(next).then(
      () => announce(said),
      (error: unknown) => announce(errorText(error)),
    );
  // In some languages the guided companion has a few lines only; nobody should find that out by waiting.
  const guided = useInstance()?.model.kind === 'guided';
  const languageSaid = (tag: string) =>
    t(guided && !isSpokenFully(tag) ? 'language.setGuided' : 'language.set', { language: languageName(tag) });
  const languages = chat && !LANGUAGES.includes(chat.language) ? [chat.language, ...LANGUAGES] : LANGUAGES;
  const title = chat?.title ?? t('chat.untitled');
  const menus = chat && (
    <>
      <Menu
        label={t('tone.menu', { tone: t(`tone.${chat.tone}`) })}
        className={BUTTON}
        items={TONES.map((tone) => ({
          id: tone,
          label: t(`tone.${tone}`),
          icon: here(tone === chat.tone),
          onSelect: () => void change({ tone }, t('tone.set', { tone: t(`tone.${tone}`) })),
        }))}
      >
        <MessageCircleHeart aria-hidden="true" className="size-5" />
        <span className="hidden max-w-44 truncate @lg:inline">{t(`tone.${chat.tone}`)}</span>
      </Menu>
      <Menu
        label={t('language.menu', { language: languageName(chat.language) })}
        className={BUTTON}
        items={languages.map((language) => ({
          id: language,
          label: languageName(language),
          icon: here(language === chat.language),
          onSelect: () => void change({ language }, languageSaid(language)),
        }))}
      >
        <Languages aria-hidden="true" className="size-5" />
        <span className="hidden max-w-36 truncate @lg:inline">{languageName(chat.language)}</span>
      </Menu>
      <ChatExport chatId={chat.id} className={BUTTON} />
    </>
  );
  // The top bar of a phone has no room left beside help and quick exit: there the header is a row of its own.
  return (
    <>
      <PageHeader>
        <section
          aria-label={t('chat.header')}
          className="hidden min-w-0 flex-1 items-center gap-1 @min-[11.625rem]:flex"
        >
          <h1 className="min-w-0 flex-1 truncate font-heading text-lg font-medium">{title}</h1>
          {menus}
        </section>
      </PageHeader>
      <div className="flex min-h-11 shrink-0 items-center gap-1 border-b border-line ps-5 pe-2 @min-[31rem]:hidden">
        <h1 className="min-w-0 flex-1 truncate font-heading text-base font-medium">{title}</h1>
        {menus}
      </div>
    </>
  );
}
