import { Button, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './FilterSelect';
import type { ListAddress } from './list-address';

/** The filters of an empty list, each removable, or all at once. */
export function AppliedFilters({ filters, address }: { filters: readonly ListFilter[]; address: ListAddress }) {
  const { t } = useTranslation('staff');
  const { q } = address.values;
  const applied = [
    ...(q ? [{ key: 'q', text: t('list.quoted', { text: q }) }] : []),
    ...filters.flatMap(({ key, label, options }) => {
      const value = address.values[key];
      return value ? [{ key, text: `${label}: ${options.find((one) => one.value === value)?.label ?? value}` }] : [];
    }),
  ];
  return (
    <Flex gap="2" flexWrap="wrap" justifyContent="center">
      {applied.map(({ key, text }) => (
        <Button
          key={key}
          variant="subtle"
          size="sm"
          aria-label={t('list.remove', { name: text })}
          onClick={() => address.set(key, '')}
        >
          {text}
          <X size={15} aria-hidden />
        </Button>
      ))}
      <Button variant="outline" size="sm" onClick={address.clear}>
        {t('list.clear')}
      </Button>
    </Flex>
  );
}
