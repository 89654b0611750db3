import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states';

/** Beside a list of which nothing is open. */
export function NothingChosen() {
  const { t } = useTranslation('messages');
  return <EmptyState margin="auto" illustration="door" headingLevel="h2" title={t('empty.choose')} text={t('empty.chooseText')} />;
}
