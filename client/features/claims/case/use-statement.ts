import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { deleteFiles, useEvidenceFiles, type EvidenceFile } from '../../../ui/claims/use-evidence-files';
import type { ClaimActs } from './use-claim-acts';
import type { ClaimView } from './claim-view';

/** Text and files of one side, with the server's errors. */
export function useStatement(claim: ClaimView, acts: ClaimActs) {
  const { t } = useTranslation('claims');
  const { fieldText } = useErrorText();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly EvidenceFile[]>([]);
  const [isRefused, setRefused] = useState(false);
  const hasFailedFiles = files.some(({ problem }) => problem !== null);
  const { add, retry, remove } = useEvidenceFiles(claim.booking.id, setFiles);
  // Sent, or left with the panel: nobody sees them here again.
  const free = useEffectEvent(() => deleteFiles(files.map(({ key }) => key)));
  useEffect(() => () => free(), []);
  const errorOf = (path: string) => {
    const field = acts.failure?.fields.find((one) => one.path === path);
    return field && fieldText(field);
  };
  return {
    text,
    setText,
    errorOf,
    evidenceIds: files.flatMap(({ id }) => id ?? []),
    /** Sends, unless a file whose upload failed would be left out: the panel closes, and with it the way to upload it again. */
    whenUploaded: (send: () => void) => {
      setRefused(hasFailedFiles);
      if (!hasFailedFiles) send();
    },
    isBusy: acts.isBusy || files.some(({ id, problem }) => id === null && !problem),
    /** Props of the file picker. */
    evidence: {
      files,
      onAdd: (chosen: Parameters<typeof add>[0]) => add(chosen),
      onRetry: retry,
      onRemove: remove,
      error: isRefused && hasFailedFiles ? t('dialog.filesFailed') : errorOf('evidenceIds'),
    },
  };
}
