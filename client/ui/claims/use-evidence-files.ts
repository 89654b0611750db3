import type { AppError } from '../../apollo/app-error';
import { uploadFile, type Upload } from '../../forms/upload-file';
import { useAuth } from '../../session/AuthProvider';
import { atSignOut } from './at-sign-out';

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

/** What is sent, and as which kind of evidence. */
interface ChosenFile {
  readonly file: File;
  readonly preview: string;
  readonly as: string;
}

interface HeldFile extends ChosenFile {
  /** Goes on while the form is closed. */
  readonly upload: Upload;
}

/* By the files' keys, until `deleteFiles`, which the owner of the files calls once they are removed or sent. */
const held = new Map<string, HeldFile>();

/** Cancels the uploads of files, and frees their previews. */
export function deleteFiles(keys: Iterable<string>): void {
  for (const key of keys) {
    const file = held.get(key);
    held.delete(key);
    file?.upload.cancel();
    if (file?.preview) URL.revokeObjectURL(file.preview);
  }
}

const deleteAllFiles = atSignOut(() => deleteFiles(held.keys()));

/** Uploads each file when it is chosen, so that sending is fast. A refused one keeps its tile, with another attempt. */
export function useEvidenceFiles(bookingId: string, change: Change) {
  const { accessToken } = useAuth();
  const set = (key: string, next: Partial<EvidenceFile>): void =>
    change((files) => files.map((file) => (file.key === key ? { ...file, ...next } : file)));

  const send = async (key: string, chosen: ChosenFile): Promise<void> => {
    const { file, as } = chosen;
    const name = file.name.replace(/\.[\p{L}\d]{1,5}$/u, '');
    const upload = uploadFile({
      path: `/uploads/claims?${new URLSearchParams({ bookingId, as, name })}`,
      file,
      accessToken,
      onProgress: (progress) => set(key, { progress }),
    });
    held.set(key, { ...chosen, upload });
    const problem = await upload.outcome;
    if (problem) return set(key, { problem });
    const { evidence } = upload.answer() as { evidence: { id: string } };
    set(key, { progress: 1, id: evidence.id });
  };

  const add = (chosen: readonly File[], isPoliceReport = false): void => {
    window.addEventListener('storage', deleteAllFiles);
    for (const file of chosen) {
      const key = crypto.randomUUID();
      const isImage = file.type.startsWith('image/');
      const preview = isImage ? URL.createObjectURL(file) : '';
      const entry = { key, name: file.name, isImage, isPoliceReport, preview, progress: 0, problem: null, id: null };
      change((files) => [...files, entry]);
      void send(key, { file, preview, as: isPoliceReport ? 'police_report' : 'evidence' });
    }
  };
  const retry = (key: string): void => {
    const chosen = held.get(key);
    if (!chosen) return;
    set(key, { problem: null, progress: 0 });
    void send(key, chosen);
  };
  const remove = (key: string): void => {
    change((files) => files.filter((file) => file.key !== key));
    deleteFiles([key]);
  };
  return { add, retry, remove };
}
