import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../apollo/app-error';
import { useAuth } from '../session/AuthProvider';
import { uploadFile, type Upload } from './upload-file';

/** Pictures and PDFs, which all forms with message files accept. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,application/pdf';

/** A file of the message being written: uploading, uploaded or failed. */
export interface MessageFile<Sent> {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly isImage: boolean;
  /** Fraction uploaded, 0–1. */
  readonly progress: number;
  readonly problem: AppError | null;
  /** The server's response after the upload. */
  readonly sent: Sent | null;
}

/** Whether a failed upload may succeed the next time: nothing is wrong with the file itself. */
export const canRetry = ({ problem }: MessageFile<unknown>): boolean => problem?.fields.length === 0;

interface MessageFilesOptions<Sent> {
  pathOf: (file: File) => string;
  sentOf: (answer: unknown) => Sent;
  max: number;
  /** Called when more files were chosen than fit; the rest is left out. */
  onTooMany?: () => void;
}

export interface MessageFiles<Sent> {
  readonly files: readonly MessageFile<Sent>[];
  readonly isBusy: boolean;
  readonly isFull: boolean;
  readonly add: (chosen: File[]) => void;
  /** Uploads a failed file again. */
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
}

/** The files of a message being written. Each is uploaded when it is chosen, so that sending is fast. */
export function useMessageFiles<Sent>({
  pathOf,
  sentOf,
  max,
  onTooMany,
}: MessageFilesOptions<Sent>): MessageFiles<Sent> {
  const { accessToken } = useAuth();
  const [files, setFiles] = useState<readonly MessageFile<Sent>[]>([]);
  const running = useRef(new Map<string, Upload>());
  const chosenFiles = useRef(new Map<string, File>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.cancel();
      uploads.clear();
    };
  }, []);
  const change = (key: string, next: Partial<MessageFile<Sent>>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...next } : file)));
  const send = async (key: string, file: File): Promise<void> => {
    const upload = uploadFile({
      path: pathOf(file),
      file,
      accessToken,
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.set(key, upload);
    const problem = await upload.outcome;
    running.current.delete(key);
    // The response can be read only after a successful upload.
    change(key, problem ? { problem } : { progress: 1, sent: sentOf(upload.answer()) });
  };
  return {
    files,
    isBusy: files.some(({ sent, problem }) => !sent && !problem),
    isFull: files.length >= max,
    add(chosen) {
      const room = max - files.length;
      if (chosen.length > room) onTooMany?.();
      for (const file of chosen.slice(0, room)) {
        const key = crypto.randomUUID();
        const isImage = file.type.startsWith('image/');
        const row = { key, name: file.name, sizeBytes: file.size, isImage, progress: 0, problem: null, sent: null };
        setFiles((all) => [...all, row]);
        chosenFiles.current.set(key, file);
        void send(key, file);
      }
    },
    retry(key) {
      const file = chosenFiles.current.get(key);
      if (!file) return;
      change(key, { progress: 0, problem: null });
      void send(key, file);
    },
    remove(key) {
      running.current.get(key)?.cancel();
      running.current.delete(key);
      chosenFiles.current.delete(key);
      setFiles((all) => all.filter((file) => file.key !== key));
    },
  };
}
