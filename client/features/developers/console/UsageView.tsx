import { useTranslation } from 'react-i18next';
import { useDeveloperConsoleQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { today } from '../../../ui/time/today';
import { AppsPanel } from './apps/AppsPanel';
import { ConsoleHead } from './ConsoleHead';
import { CreateKeyButton } from './keys/CreateKeyButton';
import { KeysPanel } from './keys/KeysPanel';
import { UsagePanel } from './UsagePanel';

const LONG_DAY = { dateStyle: 'full' } as const;

/** Usage of the keys, the keys, and a list of the apps. */
export function UsageView({ canMake }: { canMake: boolean }) {
  const { t } = useTranslation('developers');
  const { day } = useFormats();
  const { data, error, refetch } = useDeveloperConsoleQuery({ fetchPolicy: 'cache-and-network' });
  const again = (): void => void refetch();
  return (
    <>
      <ConsoleHead
        title={t('title')}
        text={day(today(), LONG_DAY)}
        action={canMake && <CreateKeyButton onCreated={again} />}
      />
      {data ? (
        <>
          <UsagePanel usage={data.apiUsage} />
          <KeysPanel keys={data.apiKeys} canMake={canMake} onChanged={again} />
          <AppsPanel apps={data.partnerApps} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={again} />
      ) : (
        <SkeletonRows />
      )}
    </>
  );
}
