import { chakra, Flex } from '@chakra-ui/react';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface PhotoCountProps {
  count: number;
  /** What is shown; the number by default. */
  text?: string;
}

/** How many photos there are, in the corner of the first one. */
export function PhotoCount({ count, text = String(count) }: PhotoCountProps) {
  const { t } = useTranslation('domain');
  return (
    <Flex
      position="absolute"
      bottom="3"
      right="3"
      align="center"
      gap="1.5"
      h="6"
      px="2"
      borderRadius="full"
      bg="scrim"
      color="onPhoto"
      textStyle="xs"
      fontWeight="semibold"
    >
      <Images size={13} strokeWidth={2} aria-hidden />
      <chakra.span role="img" aria-label={t('card.photos', { count })}>
        {text}
      </chakra.span>
    </Flex>
  );
}
