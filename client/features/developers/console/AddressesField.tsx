import { Textarea } from '@chakra-ui/react';
import { FormField } from '../../../forms/FormField';

interface AddressesFieldProps {
  name: string;
  label: string;
  hint: string;
  isOptional?: boolean;
  rows: number;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** URLs, one per line. */
export function AddressesField({ rows, value, onChange, ...field }: AddressesFieldProps) {
  return (
    <FormField {...field}>
      <Textarea
        rows={rows}
        fontFamily="mono"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}

/** The URLs of such a field, without empty lines. */
export const addressesOf = (value: string): string[] => value.split('\n').flatMap((line) => line.trim() || []);
