import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../layout/Page';
import { EmptyState } from './states';

/** What stands at an address that is no page (RTE-2), or no longer one. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <EmptyState
        illustration="search"
        headingLevel="h1"
        paddingBlock={{ base: '16', md: '24' }}
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <Button asChild>
            <Link to="/">{t('notFound.action')}</Link>
          </Button>
        }
      />
    </>
  );
}
