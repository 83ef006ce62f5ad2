import { Download, FileBraces, FileText, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ExportedChat } from '#shared/chats/chats.contract.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Menu } from '#web/ui/menu.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { type FileForm, readWholeChat, saveChat } from './chat-export.queries.ts';

const ChatPaper = lazy(() => import('./chat-paper.tsx').then((module) => ({ default: module.ChatPaper })));

interface ChatExportProps {
  chatId: string;
  className: string;
}

/** Takes the open chat out, whole: as a text, as data, on paper. */
export function ChatExport({ chatId, className }: ChatExportProps) {
  const t = useTexts('chats');
  const uid = useUid() ?? '';
  const [paper, setPaper] = useState<ExportedChat | null>(null);
  const attempt = (act: () => Promise<void>) =>
    void act().catch((error: unknown) => announce(`${errorText(error)} ${t('export.stillHere')}`));
  const save = (as: FileForm) =>
    attempt(async () => {
      await saveChat(uid, chatId, as);
      announce(t('export.saved'));
    });
  const print = () => attempt(async () => setPaper(await readWholeChat(uid, chatId)));
  const icon = { 'aria-hidden': true, className: 'size-4' } as const;
  return (
    <>
      <Menu
        label={t('export.menu')}
        className={className}
        items={[
          { id: 'text', label: t('export.text'), icon: <FileText {...icon} />, onSelect: () => save('markdown') },
          { id: 'data', label: t('export.data'), icon: <FileBraces {...icon} />, onSelect: () => save('json') },
          { id: 'print', label: t('export.print'), icon: <Printer {...icon} />, onSelect: print },
        ]}
      >
        <Download aria-hidden="true" className="size-5" />
      </Menu>
      {paper && (
        <Suspense fallback={null}>
          <ChatPaper chat={paper} onDone={() => setPaper(null)} />
        </Suspense>
      )}
    </>
  );
}
