import { useCallback, useEffect, useRef, useState } from 'react';
import { failedWith, toAppError, type AppError } from '../../../apollo/app-error';
import type { Upload } from '../../../forms/upload-file';
import { useAuth } from '../../../session/AuthProvider';
import { uploadPhoto } from './upload-photo';

export interface UploadItem {
  key: string;
  file: File;
  /** 0–1. */
  progress: number;
  problem: AppError | null;
}

export interface Uploads {
  items: readonly UploadItem[];
  isRunning: boolean;
  add: (files: Iterable<File>) => void;
  retry: (key: string) => void;
  /** Removes it from the list, aborting it while it is running. */
  remove: (key: string) => void;
}

interface UploadsOptions {
  /** The draft's id; creates the draft if there is none yet, null if that failed. */
  ensureDraft: () => Promise<string | null>;
  /** A picture has arrived. */
  onArrived: () => Promise<unknown>;
}

const NOT_SAVED = failedWith('NETWORK').problem;

/** Pictures on their way to the draft: one after the other, so that they keep the order they were chosen in. */
export function useUploads({ ensureDraft, onArrived }: UploadsOptions): Uploads {
  const { accessToken } = useAuth();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef<{ key: string; upload: Upload | null } | null>(null);
  /** Increases when the queue is free again; each turn uploads one picture. */
  const [turn, setTurn] = useState(0);
  const taken = useRef(-1);

  const change = useCallback((key: string, change: Partial<UploadItem>) => {
    setItems((list) => list.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }, []);
  const drop = useCallback((key: string) => setItems((list) => list.filter((item) => item.key !== key)), []);

  const send = useCallback(
    async ({ key, file }: UploadItem) => {
      const spaceId = await ensureDraft();
      if (running.current?.key !== key) return;
      if (spaceId === null) return change(key, { problem: NOT_SAVED });
      const upload = uploadPhoto({
        spaceId,
        clientKey: key,
        file,
        accessToken,
        onProgress: (progress) => change(key, { progress }),
      });
      running.current = { key, upload };
      const problem = await upload.outcome;
      if (problem) return change(key, { problem });
      // Nobody saw it arrive: another attempt finds it stored.
      await onArrived().then(
        () => drop(key),
        (error: unknown) => change(key, { problem: toAppError(error) }),
      );
    },
    [ensureDraft, onArrived, accessToken, change, drop],
  );

  const next = items.find((item) => !item.problem);
  useEffect(() => {
    if (!next || taken.current === turn) return;
    taken.current = turn;
    running.current = { key: next.key, upload: null };
    void send(next).finally(() => {
      if (running.current?.key !== next.key) return;
      running.current = null;
      setTurn((count) => count + 1);
    });
  }, [next, send, turn]);

  const remove = (key: string) => {
    if (running.current?.key === key) {
      running.current.upload?.cancel();
      running.current = null;
      setTurn((count) => count + 1);
    }
    drop(key);
  };

  return {
    items,
    isRunning: next !== undefined,
    add: (files) =>
      setItems((list) => [
        ...list,
        ...Array.from(files, (file) => ({ key: crypto.randomUUID(), file, progress: 0, problem: null })),
      ]),
    retry: (key) => change(key, { problem: null, progress: 0 }),
    remove,
  };
}
