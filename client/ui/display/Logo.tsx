import { chakra, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const MARK =
  'M2 4.5A2.5 2.5 0 0 1 4.5 2h5A2.5 2.5 0 0 1 12 4.5V9h6.5A9.5 9.5 0 0 1 28 18.5v7a2.5 2.5 0 0 1-2.5 2.5H21v-7a4.5 4.5 0 0 0-9 0v7H4.5A2.5 2.5 0 0 1 2 25.5Z';

/** Logo and name, linked to the front page. */
export function Logo() {
  const { t } = useTranslation('nav');
  return (
    <HStack asChild gap="2.5" color="fg" flexShrink="0">
      <Link to="/" aria-label={t('home')}>
        <chakra.svg viewBox="0 0 30 30" boxSize={{ base: '28px', md: '30px' }} fill="brand.solid" aria-hidden>
          <path fillRule="evenodd" d={MARK} />
        </chakra.svg>
        <chakra.span
          fontFamily="heading"
          fontWeight="700"
          fontSize={{ base: '22px', md: '24px' }}
          lineHeight="1"
          letterSpacing="-0.035em"
        >
          hueco
        </chakra.span>
      </Link>
    </HStack>
  );
}
