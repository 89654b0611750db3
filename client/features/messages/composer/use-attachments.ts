import { useTranslation } from 'react-i18next';
import { useMessageFiles, type MessageFile, type MessageFiles } from '../../../forms/use-message-files';
import { messageBounds } from '../../../generated/bounds';
import { toast } from '../../../ui/feedback/toast';
import type { UploadedFile } from '../sending/message-queue';

const MAX_FILES = messageBounds.files.max;

export type Attachment = MessageFile<UploadedFile>;

/** The files of a message to the other side. */
export function useAttachments(conversationId: string | null): MessageFiles<UploadedFile> {
  const { t } = useTranslation('messages');
  return useMessageFiles({
    pathOf: ({ name }) => `/uploads/messages?${new URLSearchParams({ conversationId: conversationId ?? '', name })}`,
    sentOf: (answer) => (answer as { attachment: UploadedFile }).attachment,
    max: MAX_FILES,
    onTooMany: () => toast({ title: t('composer.tooMany', { most: MAX_FILES }), tone: 'error' }),
  });
}
