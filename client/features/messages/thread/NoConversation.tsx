import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/states';
import { messagesPath } from '../messages-location';

/** Shown when the URL's conversation, space or booking does not exist or is not the viewer's. */
export function NoConversation() {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      margin="auto"
      illustration="search"
      headingLevel="h2"
      title={t('empty.gone')}
      text={t('empty.goneText')}
      actions={
        <Button asChild>
          <Link to={messagesPath('ALL')}>{t('empty.back')}</Link>
        </Button>
      }
    />
  );
}
