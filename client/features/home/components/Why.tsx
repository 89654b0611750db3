import { Box, chakra } from '@chakra-ui/react';
import { CalendarClock, Lock, MapPinned, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section } from '../../../ui/layout/Page';
import type { FeaturedSpace } from '../home-data';
import { SamePrice } from './SamePrice';

const REASONS = [
  { key: 'price', icon: ReceiptText },
  { key: 'hold', icon: Lock },
  { key: 'address', icon: MapPinned },
  { key: 'cancel', icon: CalendarClock },
] as const;

/** Why us: four things that hold for every booking, and one price shown twice. */
export function Why({ space, isLoading }: { space: FeaturedSpace | undefined; isLoading: boolean }) {
  const { t } = useTranslation('home');
  const hasCard = isLoading || space !== undefined;
  return (
    <Section aria-labelledby="home-why">
      <PageContainer
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: hasCard ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '8', md: '12', lg: '24' }}
        alignItems="center"
      >
        <Box>
          <chakra.h2 id="home-why" textStyle="h2">
            {t('why.title')}
          </chakra.h2>
          <chakra.ul display="grid" gap={{ base: '4.5', md: '6' }} mt={{ base: '5', md: '8' }}>
            {REASONS.map(({ key, icon: Icon }) => (
              <chakra.li key={key} display="grid" gridTemplateColumns="24px 1fr" gap="4">
                <chakra.span color="trust.fg" mt="1px">
                  <Icon size={24} aria-hidden />
                </chakra.span>
                <div>
                  <chakra.h3 fontWeight="600">{t(`why.${key}.title`)}</chakra.h3>
                  <chakra.p color="fg.muted">{t(`why.${key}.text`)}</chakra.p>
                </div>
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
        {hasCard && <SamePrice space={space} />}
      </PageContainer>
    </Section>
  );
}
