import { useState } from 'react';
import { fromWire, toAppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';
import { useAuth } from '../../session/AuthProvider';
import { toast } from '../feedback/toast';
import { saveFile } from './save-file';

/** Downloads a file that requires the session: a plain link sends no token. */
export function useFileDownload(): { save: (path: string, name: string) => Promise<void>; isLoading: boolean } {
  const { accessToken } = useAuth();
  const { textOf } = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const save = async (path: string, name: string): Promise<void> => {
    setLoading(true);
    try {
      const token = await accessToken();
      const answer = await fetch(path, {
        cache: 'no-store',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
      if (answer.ok) saveFile(name, await answer.blob());
      else toast({ title: textOf(fromWire(((await answer.json()) as { errors?: [] }).errors)), tone: 'error' });
    } catch (error) {
      toast({ title: textOf(toAppError(error)), tone: 'error' });
    } finally {
      setLoading(false);
    }
  };
  return { save, isLoading };
}
