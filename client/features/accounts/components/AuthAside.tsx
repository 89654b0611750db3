import { Box, chakra } from '@chakra-ui/react';
import { CalendarCheck, CreditCard, MapPin, Package, ReceiptEuro, Warehouse, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import signInPicture from '../assets/sign-in.webp';
import signUpPicture from '../assets/sign-up.webp';

interface AuthAsideProps {
  view: 'sign-in' | 'sign-up';
  /** The planned booking, in place of the sentences. */
  planned?: ReactNode;
}

/** The picture half: a room, with the planned booking or three sentences. Wide screens only. */
export function AuthAside({ view, planned }: AuthAsideProps) {
  const isSignUp = view === 'sign-up';
  return (
    <Box
      as="aside"
      display={{ base: 'none', md: 'block' }}
      position="sticky"
      top="4"
      height="calc(100dvh - 2rem)"
      minHeight="480px"
      margin="4"
      marginStart="0"
      borderRadius="sheet"
      overflow="hidden"
      bg="bg.emphasized"
    >
      <Box data-photo position="absolute" inset="0">
        <chakra.img
          src={isSignUp ? signUpPicture : signInPicture}
          alt=""
          width="100%"
          height="100%"
          objectFit="cover"
          fetchPriority="high"
        />
      </Box>
      <Box
        position="absolute"
        insetInline="8"
        bottom="8"
        maxWidth="480px"
        paddingInline="7"
        paddingBlock="6"
        borderRadius="xl"
        bg="bg.panel/96"
        boxShadow="2"
      >
        {planned ?? <Promises isSignUp={isSignUp} />}
      </Box>
    </Box>
  );
}

function Promises({ isSignUp }: { isSignUp: boolean }) {
  const { t } = useTranslation('accounts');
  const lines: [LucideIcon, string][] = isSignUp
    ? [
        [Package, t('promise.signUp.store')],
        [Warehouse, t('promise.signUp.host')],
        [CalendarCheck, t('promise.signUp.dates')],
      ]
    : [
        [ReceiptEuro, t('promise.signIn.price')],
        [CreditCard, t('promise.signIn.charge')],
        [MapPin, t('promise.signIn.address')],
      ];
  return (
    <>
      <chakra.h2 textStyle="h3">{t(isSignUp ? 'promise.signUp.title' : 'promise.signIn.title')}</chakra.h2>
      <chakra.ul display="grid" gap="3" marginTop="3.5">
        {lines.map(([Icon, text]) => (
          <chakra.li key={text} display="grid" gridTemplateColumns="20px 1fr" gap="3" color="fg.muted" textStyle="md">
            <Box color="trust.solid" marginTop="0.5">
              <Icon size={20} aria-hidden />
            </Box>
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
