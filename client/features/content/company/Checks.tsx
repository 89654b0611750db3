import { Box, chakra } from '@chakra-ui/react';
import { Home, IdCard, Landmark, Mail, Smartphone, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { linkBounds } from '../../../generated/bounds';
import { identityBounds } from '../../../generated/rare-bounds';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';

const CHECKS = [
  { key: 'email', icon: Mail },
  { key: 'phone', icon: Smartphone },
  { key: 'identity', icon: IdCard },
  { key: 'space', icon: Home },
  { key: 'payout', icon: Landmark },
] as const;

const TERMS = { ...identityBounds, linkHours: linkBounds.hours };

interface ChecksProps {
  id: string;
  /** Whether hosts need a verified phone and identity to publish, from the settings. */
  isIdentityRequired: boolean;
}

/** What is checked, how, and when. */
export function Checks({ id, isIdentityRequired }: ChecksProps) {
  const { t } = useTranslation('company');
  const whenOf = (key: (typeof CHECKS)[number]['key']) =>
    (key === 'phone' || key === 'identity') && isIdentityRequired
      ? t(`trust.checks.${key}.whenRequired`)
      : t(`trust.checks.${key}.when`);
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <PageContainer>
        <SectionHead id={`${id}-title`} title={t('trust.checks.title')} text={t('trust.checks.text')} />
        <chakra.ol borderTopWidth="1px" borderColor="border">
          {CHECKS.map(({ key, icon }) => (
            <chakra.li
              key={key}
              display="grid"
              gridTemplateColumns={{
                base: '44px minmax(0, 1fr)',
                md: '44px 120px minmax(0, 1fr) 192px',
                lg: '44px 160px minmax(0, 1fr) 232px',
              }}
              columnGap={{ base: '4', md: '6' }}
              rowGap="1"
              alignItems={{ base: 'start', md: 'center' }}
              py={{ base: '4.5', md: '5' }}
              borderBottomWidth="1px"
              borderColor="border"
            >
              <StepTile icon={icon} />
              <chakra.h3 textStyle="h3" alignSelf="center">
                {t(`trust.checks.${key}.title`)}
              </chakra.h3>
              <chakra.p color="fg.muted" gridColumn={{ base: '2', md: 'auto' }} textWrap="pretty">
                {t(`trust.checks.${key}.text`, TERMS)}
              </chakra.p>
              <Box gridColumn={{ base: '2', md: 'auto' }} textStyle="small" mt={{ base: '1', md: '0' }}>
                <chakra.b display="block" fontWeight="600">
                  {whenOf(key)}
                </chakra.b>
                <chakra.span color="fg.muted">{t(`trust.checks.${key}.who`)}</chakra.span>
              </Box>
            </chakra.li>
          ))}
        </chakra.ol>
      </PageContainer>
    </Section>
  );
}

/** An icon on a tile; `isPanel` on a tinted band, `isNow` for the current step. */
export function StepTile({ icon: Icon, isPanel, isNow }: { icon: LucideIcon; isPanel?: boolean; isNow?: boolean }) {
  const colors = isNow
    ? { bg: 'trust.solid', color: 'trust.contrast' }
    : { bg: isPanel ? 'bg.panel' : 'trust.subtle', color: 'trust.fg' };
  return (
    <Box
      display="grid"
      placeItems="center"
      boxSize="44px"
      borderRadius="14px"
      boxShadow={isPanel && !isNow ? '0 0 0 1px {colors.border}' : undefined}
      {...colors}
    >
      <Icon size={20} aria-hidden />
    </Box>
  );
}
