import { Box, Button, chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface ConfirmGroupProps extends BoxProps {
  label: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Inline confirmation. */
export function ConfirmGroup({ label, text, confirm, isBusy, onConfirm, onCancel, ...box }: ConfirmGroupProps) {
  const { t } = useTranslation('common');
  return (
    <Box role="group" aria-label={label} {...box}>
      <chakra.p textStyle="small">{text}</chakra.p>
      <Flex gap="2" marginTop="3">
        <Button size="sm" minHeight={{ base: '11', md: '9' }} loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button size="sm" minHeight={{ base: '11', md: '9' }} variant="ghost" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </Flex>
    </Box>
  );
}
