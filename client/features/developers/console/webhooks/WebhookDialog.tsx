import { chakra, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../forms/choices';
import { FormField } from '../../../../forms/FormField';
import { useCreateWebhookEndpointMutation } from '../../../../generated/graphql';
import type { WebhookEventType } from '../../../../generated/schema';
import { WebhookEventTypeValues } from '../../../../generated/values/WebhookEventType';
import { FormDialog } from '../FormDialog';
import { useProblems } from '../use-problems';

interface WebhookDialogProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

/** A URL and its events. */
export function WebhookDialog({ onClose, onCreated }: WebhookDialogProps) {
  const { t } = useTranslation('developers');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(WebhookEventTypeValues);
  const [create, { loading, error }] = useCreateWebhookEndpointMutation();
  const { problemAt, general } = useProblems(error);
  const send = async (): Promise<void> => {
    const done = await create({ variables: { input: { url, events: [...events] } } }).catch(() => null);
    if (done?.data) onCreated(done.data.createWebhookEndpoint.secret);
  };
  return (
    <FormDialog
      title={t('webhooks.add')}
      action={t('webhooks.add')}
      isBusy={loading}
      problem={general}
      onClose={onClose}
      onSend={() => void send()}
    >
      <FormField name="webhook-url" label={t('webhooks.url')} hint={t('webhooks.urlHint')} error={problemAt('url')}>
        <Input type="url" value={url} autoComplete="off" onChange={({ target }) => setUrl(target.value)} />
      </FormField>
      <chakra.fieldset border="0">
        <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
          {t('webhooks.events')}
        </chakra.legend>
        {WebhookEventTypeValues.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          >
            <chakra.span textStyle="small">{t(`events.${event}`)}</chakra.span>
          </Checkbox>
        ))}
        {problemAt('events') && (
          <chakra.p role="alert" textStyle="sm" color="fg.error">
            {problemAt('events')}
          </chakra.p>
        )}
      </chakra.fieldset>
    </FormDialog>
  );
}
