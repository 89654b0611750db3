import { Flex, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLoggedEndpointsQuery } from '../../../../generated/graphql';
import { WebhookEventTypeValues } from '../../../../generated/values/WebhookEventType';
import { useConsoleParam } from '../use-console-param';

/** Filters of the log by endpoint and event. */
export function LogFilters() {
  const { t } = useTranslation('developers');
  const { data } = useLoggedEndpointsQuery();
  return (
    <Flex gap="2" wrap="wrap" paddingInline={{ base: '4', md: '6' }} paddingBottom="3">
      <Choice
        name="webhook"
        label={t('log.everyAddress')}
        options={data?.webhookEndpoints.map(({ id, url }) => ({ value: id, label: url })) ?? []}
      />
      <Choice
        name="event"
        label={t('log.everyEvent')}
        options={WebhookEventTypeValues.map((value) => ({ value, label: t(`events.${value}`) }))}
      />
    </Flex>
  );
}

interface ChoiceProps {
  name: string;
  /** Label of the select, and of its first option, which clears it. */
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, label, options }: ChoiceProps) {
  const [value, set] = useConsoleParam(name);
  return (
    <NativeSelect.Root size="sm" width={{ base: '100%', md: 'auto' }} maxWidth={{ md: '20rem' }}>
      <NativeSelect.Field
        aria-label={label}
        minHeight={{ base: '11', md: '9' }}
        value={value}
        onChange={({ target }) => set(target.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
