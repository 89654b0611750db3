import { Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsoleWebhooksQuery } from '../../../../generated/graphql';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { useFocusAfterRemoval } from '../../../../ui/layout/use-focus-after-removal';
import { ConsoleHead } from '../ConsoleHead';
import { ConsoleSection } from '../ConsoleSection';
import { EndpointRow } from './EndpointRow';
import { DeliveryLog } from '../log/DeliveryLog';
import { SecretDialog } from '../SecretDialog';
import { WebhookDialog } from './WebhookDialog';

/** The endpoints, and their deliveries. */
export function WebhooksView() {
  const { t } = useTranslation('developers');
  const { data, error, refetch } = useConsoleWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const again = (): void => void refetch();
  const titleId = useId();
  useFocusAfterRemoval(data?.webhookEndpoints.length ?? 0, titleId);
  return (
    <>
      <ConsoleHead
        title={t('webhooks.title')}
        text={t('webhooks.text')}
        action={
          <Button variant="outline" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('webhooks.add')}
          </Button>
        }
      />
      {data ? (
        <ConsoleSection title={t('webhooks.addresses')} titleId={titleId}>
          {data.webhookEndpoints.length === 0 ? (
            <EmptyState illustration="unplugged" title={t('webhooks.empty')} text={t('webhooks.emptyText')} />
          ) : (
            <chakra.ul listStyleType="none" marginTop="2">
              {data.webhookEndpoints.map((endpoint) => (
                <EndpointRow key={endpoint.id} endpoint={endpoint} onSecret={setSecret} onDeleted={again} />
              ))}
            </chakra.ul>
          )}
        </ConsoleSection>
      ) : error ? (
        <ErrorState error={error} onRetry={again} />
      ) : (
        <SkeletonRows />
      )}
      {data && data.webhookEndpoints.length > 0 && <DeliveryLog />}
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false);
            setSecret(made);
            again();
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} kind="webhook" onClose={() => setSecret(null)} />}
    </>
  );
}
