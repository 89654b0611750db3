import { useRef } from 'react';
import type { AppError } from '../../apollo/app-error';
import { uploadFile, type Upload } from '../../forms/upload-file';
import { useAuth } from '../../session/AuthProvider';

/** A chosen file: uploading, stored, or refused. */
export interface EvidenceFile {
  readonly key: string;
  readonly name: string;
  readonly isImage: boolean;
  readonly isPoliceReport: boolean;
  /** A preview in the browser. */
  readonly preview: string;
  readonly progress: number;
  readonly problem: AppError | null;
  readonly id: string | null;
}

type Change = (change: (files: readonly EvidenceFile[]) => readonly EvidenceFile[]) => void;

/** Uploads each file when it is chosen, so that sending is fast. A refused one keeps its tile. */
export function useEvidenceFiles(bookingId: string, change: Change) {
  const { accessToken } = useAuth();
  const running = useRef(new Map<string, Upload>());
  const set = (key: string, next: Partial<EvidenceFile>): void =>
    change((files) => files.map((file) => (file.key === key ? { ...file, ...next } : file)));

  const send = async (key: string, file: File, as: string): Promise<void> => {
    const name = file.name.replace(/\.[\p{L}\d]{1,5}$/u, '');
    const upload = uploadFile({
      path: `/uploads/claims?${new URLSearchParams({ bookingId, as, name })}`,
      file,
      accessToken: await accessToken(),
      onProgress: (progress) => set(key, { progress }),
    });
    running.current.set(key, upload);
    const problem = await upload.outcome;
    running.current.delete(key);
    if (problem) return set(key, { problem });
    const { evidence } = upload.answer() as { evidence: { id: string } };
    set(key, { progress: 1, id: evidence.id });
  };

  const add = (chosen: readonly File[], isPoliceReport = false): void => {
    for (const file of chosen) {
      const key = crypto.randomUUID();
      const isImage = file.type.startsWith('image/');
      const preview = isImage ? URL.createObjectURL(file) : '';
      const entry = { key, name: file.name, isImage, isPoliceReport, preview, progress: 0, problem: null, id: null };
      change((files) => [...files, entry]);
      void send(key, file, isPoliceReport ? 'police_report' : 'evidence');
    }
  };
  const remove = (key: string): void => {
    running.current.get(key)?.cancel();
    change((files) => files.filter((file) => file.key !== key));
  };
  return { add, remove };
}
