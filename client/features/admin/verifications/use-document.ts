import { useEffect, useState } from 'react';
import { fromWire, toAppError, type AppError } from '../../../apollo/app-error';
import { useAuth } from '../../../session/AuthProvider';

interface OpenDocument {
  /** An object URL that is valid while the view is mounted; null until it is loaded. */
  readonly url: string | null;
  readonly problem: AppError | null;
}

/** A document, fetched with the session's token and never cached. */
export function useDocument(fileId: string): OpenDocument {
  const { accessToken } = useAuth();
  const [state, setState] = useState<OpenDocument>({ url: null, problem: null });
  useEffect(() => {
    const control = new AbortController();
    let url: string | null = null;
    void (async () => {
      try {
        const token = await accessToken();
        const answer = await fetch(`/files/verification/${fileId}`, {
          cache: 'no-store',
          signal: control.signal,
          headers: token ? { Authorization: `Bearer ${token}` } : {},
        });
        if (!answer.ok)
          return setState({ url: null, problem: fromWire(((await answer.json()) as { errors?: [] }).errors) });
        const bytes = await answer.blob();
        if (control.signal.aborted) return;
        url = URL.createObjectURL(bytes);
        setState({ url, problem: null });
      } catch (error) {
        if (!control.signal.aborted) setState({ url: null, problem: toAppError(error) });
      }
    })();
    return () => {
      control.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [accessToken, fileId]);
  return state;
}
