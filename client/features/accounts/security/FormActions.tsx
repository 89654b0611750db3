import { Button, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface FormActionsProps {
  submit: string;
  isSubmitting: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}

/** Submit and cancel. */
export function FormActions({ submit, isSubmitting, isDangerous, onCancel }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <HStack gap="2" flexWrap="wrap">
      <Button type="submit" loading={isSubmitting} {...(isDangerous && { variant: 'surface', colorPalette: 'red' })}>
        {submit}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </HStack>
  );
}
