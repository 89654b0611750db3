import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryState } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { useConsoleParam } from '../use-console-param';
import { STATES } from './use-log-filter';

interface StateFilterProps {
  counts: readonly { readonly state: WebhookDeliveryState; readonly count: number }[];
}

/** All, or those of one state, each with its number. */
export function StateFilter({ counts }: StateFilterProps) {
  const { t } = useTranslation('developers');
  const { number } = useFormats();
  const [chosen, choose] = useConsoleParam('state');
  const countOf = (state: WebhookDeliveryState): number => counts.find((one) => one.state === state)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const options = [
    { value: '', label: t('log.all'), count: all },
    ...STATES.filter((state) => state !== 'DELIVERED').map((state) => ({
      value: state,
      label: t(`log.filters.${state}`),
      count: countOf(state),
    })),
  ];
  return (
    <Flex role="group" aria-label={t('log.filter')} gap="1" wrap="wrap">
      {options.map(({ value, label, count }) => (
        <chakra.button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => choose(value)}
          minHeight={{ base: '11', md: '9' }}
          paddingInline="3"
          borderRadius="9px"
          textStyle="sm"
          fontWeight="500"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
          _pressed={{ bg: 'bg.muted', color: 'fg', fontWeight: '600' }}
        >
          {label} <chakra.span fontWeight="400">{number(count)}</chakra.span>
        </chakra.button>
      ))}
    </Flex>
  );
}
