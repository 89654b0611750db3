import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog';

interface BankDialogProps {
  /** The bank's page; null if none is required. */
  url: string | null;
  onClose: () => void;
  /** The page reported that it is finished; the server asks the bank for the result. */
  onDone: () => void;
  /** What is being processed meanwhile. */
  text?: string;
}

const isAnswer = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payment-authentication';

/** The bank's own page in a dialog: it sends a message when it is done. */
export function BankDialog({ url, onClose, onDone, text }: BankDialogProps) {
  const { t } = useTranslation('cards');
  const frame = useRef<HTMLIFrameElement>(null);
  const notifyDone = useEffectEvent(onDone);

  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url, window.location.href);
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow && isAnswer(event.data))
        notifyDone();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url]);

  return (
    <Dialog isOpen={url !== null} onClose={onClose} title={t('bank.title')} placement="full" width="30rem">
      <Box display="grid" gap="3">
        <chakra.p textStyle="sm" color="fg.muted">
          {text ?? t('bank.text')}
        </chakra.p>
        {url && (
          <chakra.iframe
            ref={frame}
            src={url}
            title={t('bank.frame')}
            width="100%"
            height={{ base: 'calc(100dvh - 160px)', md: 'min(36rem, 86dvh - 160px)' }}
            border="0"
            borderRadius="lg"
            bg="bg.muted"
          />
        )}
      </Box>
    </Dialog>
  );
}
