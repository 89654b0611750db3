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

/* Uploads go on while the form is closed; null until one begins. */
const running = new Map<string, Upload | null>();

/** Uploads each file when it is chosen, so that sending is fast. A refused one keeps its tile. */
export function useEvidenceFiles(bookingId: string, change: Change) {
  const { accessToken } = useAuth();
  const set = (key: string, next: Partial<EvidenceFile>): void =>
    change((files) => files.map((file) => (file.key === key ? { ...file, ...next } : file)));

  const send = async (key: string, file: File, as: string): Promise<void> => {
    const token = await accessToken();
    // It was removed meanwhile.
    if (!running.has(key)) return;
    const name = file.name.replace(/\.[\p{L}\d]{1,5}$/u, '');
    const upload = uploadFile({
      path: `/uploads/claims?${new URLSearchParams({ bookingId, as, name })}`,
      file,
      accessToken: token,
      onProgress: (progress) => set(key, { progress }),
    });
    running.set(key, upload);
    const problem = await upload.outcome;
    running.delete(key);
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
      running.set(key, null);
      void send(key, file, isPoliceReport ? 'police_report' : 'evidence');
    }
  };
  const remove = (key: string): void => {
    running.get(key)?.cancel();
    running.delete(key);
    change((files) => files.filter((file) => file.key !== key));
  };
  return { add, remove };
}
