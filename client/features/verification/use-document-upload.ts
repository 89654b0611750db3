import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../../apollo/app-error';
import { uploadFile, type Upload } from '../../forms/upload-file';
import type { DocumentSide } from '../../generated/schema';
import { useAuth } from '../../session/AuthProvider';
import { useVerification } from './VerificationContext';

export interface DocumentUpload {
  /** 0–1 while uploading, else null. */
  readonly progress: number | null;
  readonly problem: AppError | null;
  /** Object URL of the uploaded image; the server does not serve documents to applicants. */
  readonly preview: string | null;
  readonly send: (file: File | undefined) => void;
  readonly cancel: () => void;
}

/** Uploads one document of a verification. */
export function useDocumentUpload(verificationId: string, side: DocumentSide): DocumentUpload {
  const { accessToken } = useAuth();
  const { reload } = useVerification();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const running = useRef<Upload | null>(null);

  useEffect(() => () => running.current?.cancel(), []);
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const send = async (file: File): Promise<void> => {
    running.current?.cancel();
    setProblem(null);
    setProgress(0);
    const query = new URLSearchParams({ verificationId, side: side.toLowerCase() });
    const upload = uploadFile({
      path: `/uploads/verification-documents?${query}`,
      file,
      accessToken,
      onProgress: setProgress,
    });
    running.current = upload;
    const refusal = await upload.outcome;
    if (!refusal) {
      await reload();
      setPreview(file.type.startsWith('image/') ? URL.createObjectURL(file) : null);
    }
    setProblem(refusal);
    setProgress(null);
  };

  return {
    progress,
    problem,
    preview,
    send: (file) => {
      if (file) void send(file);
    },
    cancel: () => {
      running.current?.cancel();
      setProgress(null);
    },
  };
}
