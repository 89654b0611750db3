import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/states';

/** Shown next to the list when no conversation is open. */
export function NoSelection() {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      margin="auto"
      illustration="door"
      headingLevel="h2"
      title={t('empty.choose')}
      text={t('empty.chooseText')}
    />
  );
}
