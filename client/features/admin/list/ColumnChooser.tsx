import { chakra } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';

interface ColumnChooserProps {
  /** The hideable columns: all but the first, which names the row. */
  columns: readonly { readonly key: string; readonly label: string }[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
}

/** The choice of a list's columns, shown wherever they fit. */
export function ColumnChooser({ columns, hidden, onToggle }: ColumnChooserProps) {
  const { t } = useTranslation('staff');
  return (
    <Dropdown
      label={t('list.columns.label')}
      trigger={<Columns3 size={18} aria-hidden />}
      buttonProps={{
        variant: 'outline',
        size: 'sm',
        paddingInline: '0',
        minWidth: { base: '11', md: '9' },
        minHeight: { base: '11', md: '9' },
      }}
      panelProps={{ ref: holdCovered, padding: '3', width: '60', zIndex: 'dropdown' }}
    >
      {() => (
        <chakra.fieldset display="grid">
          <chakra.legend fontWeight="600" textStyle="sm">
            {t('list.columns.label')}
          </chakra.legend>
          <chakra.p textStyle="xs" color="fg.muted" marginBottom="1">
            {t('list.columns.hint')}
          </chakra.p>
          {columns.map(({ key, label }) => (
            <chakra.label
              key={key}
              display="flex"
              alignItems="center"
              gap="3"
              minHeight={{ base: '11', md: '9' }}
              textStyle="sm"
              cursor="pointer"
            >
              <chakra.input
                type="checkbox"
                boxSize="4.5"
                accentColor="brand.solid"
                checked={!hidden.includes(key)}
                onChange={() => onToggle(key)}
              />
              {label}
            </chakra.label>
          ))}
        </chakra.fieldset>
      )}
    </Dropdown>
  );
}
