import { useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import { uploadFile, type Upload } from '../../../../forms/upload-file';
import type { ConditionMoment } from '../../../../generated/graphql';
import { useAuth } from '../../../../session/AuthProvider';

/** A photo that is uploading or was refused. */
export interface PhotoUpload {
  readonly key: string;
  readonly file: File;
  readonly moment: ConditionMoment;
  readonly preview: string;
  readonly progress: number;
  readonly problem: AppError | null;
}

/** Uploads photos of the condition; the server recognizes a photo it already has, so a retry stores it once. */
export function useConditionUploads(bookingId: string, onStored: () => Promise<unknown>) {
  const { accessToken } = useAuth();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const running = useRef(new Map<string, Upload>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const set = (key: string, next: Partial<PhotoUpload>): void =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const remove = (key: string): void => {
    running.current.get(key)?.cancel();
    setUploads((before) => before.filter((one) => one.key !== key));
  };

  const send = async ({ key, file, moment }: PhotoUpload): Promise<void> => {
    set(key, { problem: null, progress: 0 });
    const upload = uploadFile({
      path: `/uploads/claims?${new URLSearchParams({ bookingId, as: moment.toLowerCase() })}`,
      file,
      accessToken,
      onProgress: (progress) => set(key, { progress }),
    });
    running.current.set(key, upload);
    const problem = await upload.outcome;
    running.current.delete(key);
    if (problem) return set(key, { problem });
    // Nobody saw it arrive: another attempt finds it stored.
    await onStored().then(
      () => remove(key),
      (error: unknown) => set(key, { problem: toAppError(error) }),
    );
  };

  const add = (files: readonly File[], moment: ConditionMoment): void => {
    for (const file of files) {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      const upload = { key: crypto.randomUUID(), file, moment, preview, progress: 0, problem: null };
      setUploads((before) => [...before, upload]);
      void send(upload);
    }
  };
  return { uploads, add, remove, retry: (upload: PhotoUpload) => void send(upload) };
}
