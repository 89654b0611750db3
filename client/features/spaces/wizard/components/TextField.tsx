import { chakra, Input, Textarea, type InputProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import { spaceFields } from '../../../../generated/space-fields';
import type { FieldName } from '../draft-values';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

interface TextFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  name: FieldName<string>;
  hint?: string;
  isOptional?: boolean;
  /** Shows how many characters are used. */
  isCounted?: boolean;
  /** Multi-line. */
  rows?: number;
}

/** A text of the draft with label, count and problem. */
export function TextField({ name, hint, isOptional, isCounted, rows, ...input }: TextFieldProps) {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const { max: maxLength } = spaceFields[name];
  const value = values[name] ?? '';
  const onText = (text: string) => change({ [name]: text === '' ? null : text });
  const count = isCounted && (
    <chakra.span
      textStyle="small"
      color="fg.subtle"
      fontVariantNumeric="tabular-nums"
      aria-label={t('counter', { count: value.length, max: maxLength })}
      role="img"
    >
      {`${value.length}/${maxLength}`}
    </chakra.span>
  );
  return (
    <FormField
      name={name}
      label={useFieldLabel(name)}
      hint={hint}
      isOptional={isOptional}
      error={problemAt(name)}
      labelEnd={count}
    >
      {rows ? (
        <Textarea rows={rows} maxLength={maxLength} value={value} onChange={(event) => onText(event.target.value)} />
      ) : (
        <Input maxLength={maxLength} {...input} value={value} onChange={(event) => onText(event.target.value)} />
      )}
    </FormField>
  );
}
