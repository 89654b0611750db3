import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../ui/staff/shortcuts';

export interface ActOption<Act extends string> {
  readonly act: Act;
  readonly title: string;
  readonly text: string;
  /** The amount, at the right. */
  readonly amount?: string;
  readonly isDisabled?: boolean;
}

export interface ActChoiceProps<Act extends string> {
  label: string;
  options: readonly ActOption<Act>[];
  value: Act | null;
  onChange: (act: Act) => void;
}

/** A radio group of the possible acts, each with its effect; says so when there are none. */
export function ActChoice<Act extends string>({ label, options, value, onChange }: ActChoiceProps<Act>) {
  const { t } = useTranslation('staff');
  const choose = (index: number) => () => {
    const option = options[index];
    return option && !option.isDisabled && onChange(option.act);
  };
  useShortcuts('decision', { first: choose(0), second: choose(1), third: choose(2) });
  if (options.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('room.noActs')}
      </chakra.p>
    );
  return (
    <chakra.fieldset
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
      css={{ '& > label + label': { borderTopWidth: '1px', borderColor: 'hairline' } }}
    >
      <chakra.legend srOnly>{label}</chakra.legend>
      {options.map(({ act, title, text, amount, isDisabled }) => (
        <chakra.label
          key={act}
          display="grid"
          gridTemplateColumns="18px minmax(0, 1fr) auto"
          gap="3"
          padding="12px 14px"
          textStyle="sm"
          cursor={isDisabled ? 'default' : 'pointer'}
          bg={value === act ? 'brand.subtle' : undefined}
          color={isDisabled ? 'fg.subtle' : undefined}
        >
          <chakra.input
            type="radio"
            name={label}
            marginTop="0.5"
            accentColor="brand.solid"
            boxSize="4.5"
            checked={value === act}
            disabled={isDisabled}
            onChange={() => onChange(act)}
          />
          <Box>
            <chakra.b display="block" fontWeight="600">
              {title}
            </chakra.b>
            <chakra.small
              display="block"
              textStyle="xs"
              // On the tint of the selected one the faintest text has too little contrast.
              color={value === act ? 'fg.muted' : 'fg.subtle'}
              marginTop="0.5"
            >
              {text}
            </chakra.small>
          </Box>
          {amount && (
            <chakra.b fontWeight="600" fontVariantNumeric="tabular-nums">
              {amount}
            </chakra.b>
          )}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
