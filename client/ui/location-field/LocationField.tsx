import { Input, type InputProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LocationCombobox, type LocationValueProps } from './LocationCombobox';

type LocationFieldProps = LocationValueProps & Omit<InputProps, 'value' | 'onChange' | 'onSelect'>;

/** A form's field for a place, with suggestions. */
export function LocationField({ value, onChange, onPick, ...input }: LocationFieldProps) {
  const { t } = useTranslation('domain');
  return (
    <LocationCombobox {...{ value, onChange, onPick }}>
      {(combobox) => <Input placeholder={t('location.placeholder')} {...input} {...combobox} />}
    </LocationCombobox>
  );
}
