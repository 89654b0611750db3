import { useTranslation } from 'react-i18next';
import { ChipNav } from '../components/ChipNav';
import { useQueueKind, VERIFICATION_KINDS, verificationsPath } from './queue-kind';

/** The queue of all verifications, or of one kind. */
export function QueueKinds() {
  const { t } = useTranslation('admin');
  const { kind } = useQueueKind();
  const chips = ([null, ...VERIFICATION_KINDS] as const).map((name) => ({
    to: verificationsPath(name),
    text: t(`verifications.kinds.${name ?? 'ALL'}`),
    isCurrent: name === kind,
  }));
  return <ChipNav label={t('verifications.kinds.label')} chips={chips} marginBottom="5" />;
}
