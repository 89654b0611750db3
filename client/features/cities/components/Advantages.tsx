import { Box, chakra } from '@chakra-ui/react';
import { BadgeCheck, CalendarClock, Lock, MapPinned, ReceiptText, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section } from '../../../ui/layout/Page';
import type { CityData } from '../city-data';

/** Four facts that are true for every booking; the number of verified spaces replaces the last one if there are any. */
export function Advantages({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const { verifiedCount, city } = data;
  const count = { count: verifiedCount, total: city.spaceCount };
  const last =
    verifiedCount > 0
      ? { icon: BadgeCheck, title: t('advantages.verified.title', count), text: t('advantages.verified.text', count) }
      : { icon: CalendarClock, title: t('advantages.cancel.title'), text: t('advantages.cancel.text') };
  const advantages: { icon: LucideIcon; title: string; text: string }[] = [
    { icon: ReceiptText, title: t('advantages.price.title'), text: t('advantages.price.text') },
    { icon: Lock, title: t('advantages.hold.title'), text: t('advantages.hold.text') },
    { icon: MapPinned, title: t('advantages.address.title'), text: t('advantages.address.text') },
    last,
  ];
  return (
    <Section isBand aria-labelledby="city-advantages">
      <PageContainer>
        <chakra.h2 id="city-advantages" srOnly>
          {t('advantages.title', { city: city.name })}
        </chakra.h2>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
          gap={{ base: '5', md: '8' }}
        >
          {advantages.map(({ icon: Icon, title, text }) => (
            <chakra.li key={title} display={{ base: 'grid', sm: 'block' }} gridTemplateColumns="28px 1fr" columnGap="4">
              <chakra.span color="trust.fg">
                <Icon size={28} strokeWidth={1.6} aria-hidden />
              </chakra.span>
              <Box>
                <chakra.h3 textStyle="h3" mt={{ sm: '4' }}>
                  {title}
                </chakra.h3>
                <chakra.p color="fg.muted" mt="1">
                  {text}
                </chakra.p>
              </Box>
            </chakra.li>
          ))}
        </chakra.ul>
      </PageContainer>
    </Section>
  );
}
