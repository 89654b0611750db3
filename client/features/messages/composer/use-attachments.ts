import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../apollo/app-error';
import { uploadFile, type Upload } from '../../../forms/upload-file';
import { useAuth } from '../../../session/AuthProvider';
import { toast } from '../../../ui/feedback/toast';
import type { UploadedFile } from '../sending/message-queue';
import { messageBounds } from '../../../generated/bounds';

export const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf';
const MAX_FILES = messageBounds.files.max;

/** A file of the message: uploading, uploaded or failed. */
export interface Attachment {
  key: string;
  name: string;
  sizeBytes: number;
  isImage: boolean;
  /** Fraction uploaded, 0–1. */
  progress: number;
  problem: AppError | null;
  /** Set once it is uploaded. */
  sent: UploadedFile | null;
}

interface Attachments {
  files: readonly Attachment[];
  isBusy: boolean;
  add: (chosen: File[]) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/** The files of the message being written. Each is uploaded when it is chosen, so that sending need not wait. */
export function useAttachments(conversationId: string | null): Attachments {
  const { t } = useTranslation('messages');
  const { accessToken } = useAuth();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, Upload>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.cancel();
    };
  }, []);

  const change = (key: string, next: Partial<Attachment>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...next } : file)));

  const send = async (key: string, file: File): Promise<void> => {
    const path = `/uploads/messages?${new URLSearchParams({ conversationId: conversationId ?? '', name: file.name })}`;
    const upload = uploadFile({
      path,
      file,
      accessToken: await accessToken(),
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.set(key, upload);
    const problem = await upload.outcome;
    running.current.delete(key);
    // The response can be read only after a successful upload.
    if (problem) return change(key, { problem });
    const { attachment } = upload.answer() as { attachment: UploadedFile };
    change(key, { progress: 1, sent: attachment });
  };

  const add = (chosen: File[]): void => {
    const room = MAX_FILES - files.length;
    if (chosen.length > room) toast({ title: t('composer.tooMany', { most: MAX_FILES }), tone: 'error' });
    for (const file of chosen.slice(0, room)) {
      const key = crypto.randomUUID();
      setFiles((all) => [
        ...all,
        {
          key,
          name: file.name,
          sizeBytes: file.size,
          isImage: file.type.startsWith('image/'),
          progress: 0,
          problem: null,
          sent: null,
        },
      ]);
      void send(key, file);
    }
  };
  const remove = (key: string): void => {
    running.current.get(key)?.cancel();
    running.current.delete(key);
    setFiles((all) => all.filter((file) => file.key !== key));
  };
  return {
    files,
    isBusy: files.some(({ sent, problem }) => !sent && !problem),
    add,
    remove,
    clear: () => setFiles([]),
  };
}
