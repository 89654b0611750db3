import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { LOOKS, problemOf, type Delivery } from './delivery';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Deliveries, newest first; the whole row is clickable, like its button. */
export function DeliveryTable({ deliveries, chosenId, onChoose }: DeliveryTableProps) {
  const { t } = useTranslation('developers');
  return (
    <chakra.table
      aria-label={t('log.title')}
      width="full"
      textStyle="sm"
      borderCollapse="collapse"
      css={{
        '& :is(th, td)': { textAlign: 'start', paddingInline: '8px', verticalAlign: 'middle' },
        '& tbody th, & thead th:first-of-type': { paddingInlineStart: { base: '16px', md: '24px' } },
        '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: { base: '16px', md: '24px' } },
        '& td': { paddingBlock: '8px', fontVariantNumeric: 'tabular-nums' },
        '& small': { display: 'block', fontSize: '12px', lineHeight: '16px', color: 'fg.muted', fontWeight: '400' },
      }}
    >
      <chakra.thead color="fg.muted" textStyle="xs">
        <tr>
          <chakra.th scope="col" fontWeight="500" paddingBlock="2">
            {t('log.event')}
          </chakra.th>
          <chakra.th scope="col" fontWeight="500">
            {t('log.time')}
          </chakra.th>
          <chakra.th scope="col" fontWeight="500">
            {t('log.answer')}
          </chakra.th>
          <chakra.th scope="col" fontWeight="500" hideBelow="md">
            {t('log.took')}
          </chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            isChosen={delivery.id === chosenId}
            onChoose={() => onChoose(delivery.id)}
          />
        ))}
      </tbody>
    </chakra.table>
  );
}

interface DeliveryRowProps {
  delivery: Delivery;
  isChosen: boolean;
  onChoose: () => void;
}

function DeliveryRow({ delivery, isChosen, onChoose }: DeliveryRowProps) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const { type, isTest, state, createdAt, attempts } = delivery;
  const { icon: Icon, color } = LOOKS[state];
  const last = attempts.at(-1);
  return (
    <chakra.tr
      borderTopWidth="1px"
      borderColor="hairline"
      cursor="pointer"
      bg={isChosen ? 'tint.brand' : undefined}
      boxShadow={isChosen ? 'inset 3px 0 0 var(--hueco-colors-brand)' : undefined}
      _hover={isChosen ? undefined : { bg: 'hover' }}
      onClick={onChoose}
    >
      <chakra.th scope="row" fontWeight="400" height="13">
        <chakra.button
          type="button"
          aria-pressed={isChosen}
          fontFamily="mono"
          textStyle="xs"
          textAlign="start"
          minHeight="11"
          overflowWrap="anywhere"
          cursor="pointer"
        >
          {type.split('.').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && '.'}
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}{' '}
          {isTest && <small>{t('log.test')}</small>}
        </chakra.button>
      </chakra.th>
      <td>
        {formats.instant(createdAt, { timeStyle: 'medium' })}
        <small>{formats.instant(createdAt, SHORT_DAY)}</small>
      </td>
      <td>
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" fontWeight="600" color={color}>
          <Icon size={16} aria-hidden />
          {last ? (last.status ?? t(`log.problems.${problemOf(last)}`)) : t(`log.states.${state}`)}
        </chakra.span>
        {attempts.length > 1 && <small>{t('log.attempts', { count: attempts.length })}</small>}
      </td>
      <chakra.td hideBelow="md" color="fg.muted" whiteSpace="nowrap">
        {last ? t('log.milliseconds', { ms: formats.number(last.milliseconds) }) : '–'}
      </chakra.td>
    </chakra.tr>
  );
}
