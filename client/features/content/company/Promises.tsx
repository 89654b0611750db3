import { Box, chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { MoreLink } from '../../../ui/links/MoreLink';

const SIDES = [
  { side: 'yes', icon: Check, color: 'trust.fg', lines: ['price', 'badge', 'wait', 'person'] },
  { side: 'no', icon: Minus, color: 'fg.subtle', lines: ['centre', 'ads', 'data', 'insurance'] },
] as const;

/** What users can rely on, and what Hueco is not. */
export function Promises() {
  const { t } = useTranslation('company');
  return (
    <Section aria-labelledby="about-promises">
      <PageContainer>
        <chakra.h2 id="about-promises" textStyle="h2">
          {t('about.promises.title')}
        </chakra.h2>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap={{ md: '12', lg: '24' }}
          rowGap="6"
          mt={{ base: '5', md: '8' }}
        >
          {SIDES.map(({ side, icon: Icon, color, lines }) => (
            <div key={side}>
              <chakra.h3 textStyle="h3">{t(`about.promises.${side}`)}</chakra.h3>
              <chakra.ul mt="2">
                {lines.map((line) => (
                  <chakra.li
                    key={line}
                    display="grid"
                    gridTemplateColumns="20px 1fr"
                    gap="4"
                    py="3.5"
                    borderTopWidth="1px"
                    borderColor="hairline"
                    _first={{ borderTopWidth: '0' }}
                  >
                    <chakra.span color={color} mt="3px">
                      <Icon size={20} strokeWidth={2.25} aria-hidden />
                    </chakra.span>
                    <span>{t(`about.promises.lines.${line}`)}</span>
                  </chakra.li>
                ))}
              </chakra.ul>
            </div>
          ))}
        </Box>
        <Box mt="6">
          <MoreLink to="/trust-safety">{t('about.promises.more')}</MoreLink>
        </Box>
      </PageContainer>
    </Section>
  );
}
