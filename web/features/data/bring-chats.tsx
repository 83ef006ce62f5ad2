import { useEffect, useRef, useState } from 'react';
import type { ForeignChat } from '#shared/data/foreign-chats.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { ChooseChats } from './choose-chats.tsx';
import { FileButton } from './file-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { readExport } from './read-export.ts';
import { sendChats } from './send-chats.ts';
import { useTransferActs } from './transfers.queries.ts';

/** Chats of other services: read on this device, shown to choose from, and only then sent. */
export function BringChats({ uid }: { uid: string }) {
  const t = useTexts('archive');
  const { refresh } = useTransferActs(uid);
  const [found, setFound] = useState<ForeignChat[] | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const read = async (file: File) => {
    setSaid('');
    const result = await readExport(file);
    if ('chats' in result) {
      setFound(result.chats);
      announce(t('chats.found', { count: result.chats.length }), { quiet: true });
      return;
    }
    setFound(null);
    setSaid(t(`chats.${result.problem}`));
  };
  const bring = async (chats: ForeignChat[]) => {
    stop.current = new AbortController();
    setProgress(0);
    setSaid('');
    let sent = 0;
    try {
      const count = await sendChats(
        uid,
        chats,
        (done, isNew) => {
          sent = isNew;
          setProgress(done / chats.length);
        },
        stop.current.signal,
      );
      setSaid(t('chats.done', { count }));
      setFound(null);
    } catch (error) {
      setSaid(t('chats.stopped', { count: sent, why: errorText(error) }));
    }
    setProgress(null);
    void refresh();
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-heading text-lg">{t('chats.title')}</h3>
        <p className="measure mt-1 text-ink-soft">{t('chats.text')}</p>
      </div>
      {progress !== null && (
        <>
          <ProgressBar label={t('chats.working')} value={progress} />
          <Button className="self-start" look="quiet" onClick={() => stop.current?.abort()}>
            {t('chats.cancel')}
          </Button>
        </>
      )}
      {progress === null && found && (
        <ChooseChats chats={found} onBring={(chats) => void bring(chats)} onClose={() => setFound(null)} />
      )}
      {said !== '' && <p role="status">{said}</p>}
      {progress === null && !found && (
        <div>
          <FileButton
            label={t('chats.choose')}
            accept=".json,.zip,.md,application/json,application/zip,text/markdown"
            onFile={(file) => void read(file)}
          />
        </div>
      )}
    </div>
  );
}
