import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../../apollo/app-error';
import { uploadFile, type Upload } from '../../forms/upload-file';
import { ticketBounds } from '../../generated/bounds';
import { useAuth } from '../../session/AuthProvider';

export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,application/pdf';
const MAX_FILES = ticketBounds.files.max;

/** A file of the message being written: uploading, uploaded or failed. */
export interface TicketUpload {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Fraction uploaded, 0–1. */
  readonly progress: number;
  readonly problem: AppError | null;
  /** Its id once it is uploaded. */
  readonly id: string | null;
}

/** The files of a message to support. Each is uploaded when it is chosen, so that sending need not wait. */
export function useTicketFiles() {
  const { accessToken } = useAuth();
  const [files, setFiles] = useState<readonly TicketUpload[]>([]);
  const running = useRef(new Map<string, Upload>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.cancel();
    };
  }, []);
  const change = (key: string, next: Partial<TicketUpload>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...next } : file)));
  const send = async (key: string, file: File): Promise<void> => {
    const upload = uploadFile({
      path: `/uploads/tickets?${new URLSearchParams({ name: file.name })}`,
      file,
      accessToken: await accessToken(),
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.set(key, upload);
    const problem = await upload.outcome;
    running.current.delete(key);
    if (problem) return change(key, { problem });
    change(key, { progress: 1, id: (upload.answer() as { file: { id: string } }).file.id });
  };
  return {
    files,
    ids: files.flatMap(({ id }) => id ?? []),
    isBusy: files.some(({ id, problem }) => !id && !problem),
    isFull: files.length >= MAX_FILES,
    add(chosen: File[]): void {
      for (const file of chosen.slice(0, MAX_FILES - files.length)) {
        const key = crypto.randomUUID();
        const row = { key, name: file.name, sizeBytes: file.size, progress: 0, problem: null, id: null };
        setFiles((all) => [...all, row]);
        void send(key, file);
      }
    },
    remove(key: string): void {
      running.current.get(key)?.cancel();
      running.current.delete(key);
      setFiles((all) => all.filter((file) => file.key !== key));
    },
    clear: () => setFiles([]),
  };
}
