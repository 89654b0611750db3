import { useTranslation } from 'react-i18next';
import { useConsoleKeysQuery } from '../../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { ConsoleHead } from '../ConsoleHead';
import { CreateKeyButton } from './CreateKeyButton';
import { KeysPanel } from './KeysPanel';

/** All keys. */
export function KeysView({ canMake }: { canMake: boolean }) {
  const { t } = useTranslation('developers');
  const { data, error, refetch } = useConsoleKeysQuery({ fetchPolicy: 'cache-and-network' });
  const again = (): void => void refetch();
  return (
    <>
      <ConsoleHead
        title={t('keys.title')}
        text={t('keys.text')}
        action={canMake && <CreateKeyButton onCreated={again} />}
      />
      {data ? (
        <KeysPanel keys={data.apiKeys} canMake={canMake} onChanged={again} />
      ) : error ? (
        <ErrorState error={error} onRetry={again} />
      ) : (
        <SkeletonRows />
      )}
    </>
  );
}
